import Mocky
import MockyTestSupport
import Testing

private struct Full: Error {}

@Mockable private protocol Mixer {
  func stir(_ bowl: inout [String])
  func pour(_ from: inout Int, into target: inout Int, limit: Int) -> Bool
  func bake(_ cake: inout String, for minutes: inout Int) async throws -> Int
  func taste(_ cake: inout String?) throws(Full)
  func season(_ dish: inout String, _ choose: (String) -> String)
  func advise(_ note: inout @Sendable (String) -> Int)
}

@Suite struct InoutTests {
  @Test(.mockery) func anArgumentIsReadAndWritten() {
    let mixer = Mockery.current.mock(MockMixer.self)
    Mockery.current.check {
      expectThat(mixer).receives.stir(["egg"]).then.performs { $0.value.append("milk") }
      expectThat(mixer).receives.pour(5, into: .lessThan(3), limit: 2).then.performs {
        from, target, limit in
        from.value -= limit
        target.value += limit
        return true
      }
    }
    var bowl = ["egg"]
    mixer.stir(&bowl)
    #expect(bowl == ["egg", "milk"])
    var (bottle, glass) = (5, 0)
    #expect(mixer.pour(&bottle, into: &glass, limit: 2))
    #expect(bottle == 3)
    #expect(glass == 2)
  }

  @Test(.mockery) func aSendableClosureIsChanged() {
    let mixer = Mockery.current.mock(MockMixer.self)
    Mockery.current.check {
      expectThat(mixer).receives.advise(.any).then.performs { $0.value = { $0.count } }
    }
    var note: @Sendable (String) -> Int = { _ in 0 }
    mixer.advise(&note)
    #expect(note("salt") == 4)
  }

  @Test(.mockery) func anArgumentIsWrittenBackWhereTheCallSuspendsAndThrows() async throws {
    let mixer = Mockery.current.mock(MockMixer.self)
    Mockery.current.check {
      expectThat(mixer).receives.bake("dough", for: 30).then.performs { cake, minutes in
        await Task.yield()
        cake.value = "cake"
        minutes.value = 0
        return 180
      }
      expectThat(mixer).receives.bake(.any, for: .any).then.performs { cake, _ in
        cake.value = "coal"
        throw Full()
      }
      expectThat(mixer).receives.taste(nil).then.throws(Full())
    }
    var (cake, minutes) = ("dough", 30)
    #expect(try await mixer.bake(&cake, for: &minutes) == 180)
    #expect(cake == "cake")
    #expect(minutes == 0)
    await #expect(throws: Full.self) { try await mixer.bake(&cake, for: &minutes) }
    #expect(cake == "coal")
    var nothing: String?
    do throws(Full) { try mixer.taste(&nothing) } catch { #expect(nothing == nil) }
  }

  @Test(.mockery) func aClosureStandsBesideIt() {
    let mixer = Mockery.current.mock(MockMixer.self)
    Mockery.current.check {
      expectThat(mixer).receives.season("soup", .any).then.performs { dish, choose in
        dish.value += " with \(choose("salt"))"
      }
    }
    var dish = "soup"
    mixer.season(&dish) { "more \($0)" }
    #expect(dish == "soup with more salt")
  }

  @Test func aWrongArgumentIsShownWithItsValue() {
    let failures = headlines { context in
      let mixer = context.mock(MockMixer.self)
      context.check { expectThat(mixer).receives.pour(5, into: 5, limit: .any) }
      var (bottle, glass) = (5, 1)
      _ = mixer.pour(&bottle, into: &glass, limit: 2)
      #expect(glass == 1)
    }
    #expect(failures == ["mixer.pour(5, into: 1, limit: 2): unexpected: expected 5 as 'into'"])
  }
}

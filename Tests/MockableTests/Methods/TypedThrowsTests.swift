import Mocky
import MockyTestSupport
import Testing

private struct Broken: Error, Equatable { let why: String }

@Mockable private protocol Machine {
  func start() throws(Broken)
  func run(_ program: String) throws(Broken) -> Int
  func stop(after seconds: Int) async throws(Broken) -> String
  func idle() throws(Never) -> Bool
  func anything() throws(any Error)
}

@Suite struct TypedThrowsTests {
  @Test(.mockery) func theErrorHasItsType() {
    let machine = Mockery.current.mock(MockMachine.self)
    Mockery.current.check {
      expectThat(machine).receives.start().then.throws(Broken(why: "cold"))
      expectThat(machine).receives.run("a").then.returns(5)
      expectThat(machine).receives.run("b").then.performs { program throws(Broken) in
        throw Broken(why: program)
      }
      allowing(machine).receives.idle().then.returns(true)
    }
    do throws(Broken) { try machine.start() } catch { #expect(error.why == "cold") }
    do throws(Broken) {
      let result = try machine.run("a")
      #expect(result == 5)
      _ = try machine.run("b")
    } catch { #expect(error.why == "b") }
    #expect(machine.idle())
  }

  @Test(.mockery) func soItDoesWhereTheCallSuspends() async {
    let machine = Mockery.current.mock(MockMachine.self)
    Mockery.current.check {
      expectThat(machine).receives.stop(after: 1).then.returns("stopped")
      expectThat(machine).receives.stop(after: .any).then.performs {
        seconds async throws(Broken) in
        await Task.yield()
        throw Broken(why: "after \(seconds)")
      }
    }
    do throws(Broken) {
      let result = try await machine.stop(after: 1)
      #expect(result == "stopped")
      _ = try await machine.stop(after: 2)
    } catch { #expect(error.why == "after 2") }
  }

  @Test(.mockery) func anErrorOfAnyTypeIsThrownAsItIs() {
    let machine = Mockery.current.mock(MockMachine.self)
    Mockery.current.check {
      expectThat(machine).receives.anything().then.throws(Broken(why: "anyway"))
    }
    #expect(throws: Broken(why: "anyway")) { try machine.anything() }
  }

  @Test func anUnexpectedCallReturnsADefaultValue() throws {
    let failures = try headlines { context in
      let machine = context.mock(MockMachine.self)
      let result = try machine.run("a")
      #expect(result == 0)
    }
    #expect(failures == [#"machine.run("a"): unexpected: no expectations were declared"#])
  }
}

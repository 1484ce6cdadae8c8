import Mocky
import MockyTestSupport
import Testing

private protocol Animal { var name: String { get } }
private protocol Swimmer {}
private struct Duck: Animal, Swimmer, Equatable { let name: String }
private final class Cat: Animal, Sendable { let name = "cat" }

@Mockable private protocol Zoo {
  func add(_ animal: any Animal)
  func wash(_ animal: any Animal & Swimmer) -> Bool
  func feed(_ animals: [any Animal]) -> any Animal
  func find(_ name: String) -> (any Animal)?
  func swap(_ animal: (any Animal)?, for other: Any) -> any Swimmer & Animal
  func report(_ error: any Error) -> any Sendable
  func keep(_ thing: AnyObject, under key: AnyHashable)
  func all() -> any Collection<Int>
}

@Suite struct ExistentialTests {
  @Test(.mockery) func valuesAreComparedBehindAny() {
    let zoo = Mockery.current.mock(MockZoo.self)
    let cat = Cat()
    Mockery.current.check {
      expectThat(zoo).receives.add(Duck(name: "Anna"))
      expectThat(zoo).receives.add(cat)
      expectThat(zoo).receives.wash(Duck(name: "Anna")).then.returns(true)
      expectThat(zoo).receives.swap(cat, for: 5).then.returns(Duck(name: "five"))
      expectThat(zoo).receives.swap(nil, for: .any).then.returns(Duck(name: "any"))
      expectThat(zoo).receives.keep(cat, under: "cat")
    }
    zoo.add(cat)
    zoo.add(Duck(name: "Anna"))
    #expect(zoo.wash(Duck(name: "Anna")))
    #expect(zoo.swap(nil, for: "x").name == "any")
    #expect(zoo.swap(cat, for: 5).name == "five")
    zoo.keep(cat, under: "cat")
  }

  @Test(.mockery) func matchersSeeThemAsTheyAreDeclared() {
    struct Escaped: Error, Equatable {}
    let zoo = Mockery.current.mock(MockZoo.self)
    Mockery.current.check {
      allowing(zoo).receives.feed(.count(2)).then.performs { $0[1] }
      allowing(zoo).receives.find(.any).then.performs { Duck(name: $0) }
      allowing(zoo).receives.report(Escaped()).then.returns(5)
      expectThat(zoo).receives.add(.ofType(Cat.self))
      allowing(zoo).receives.all().then.returns([1, 2])
    }
    #expect(zoo.feed([Duck(name: "a"), Duck(name: "b")]).name == "b")
    #expect(zoo.find("c")?.name == "c")
    #expect(zoo.report(Escaped()) as? Int == 5)
    zoo.add(Cat())
    #expect(zoo.all().count == 2)
  }

  @Test func aWrongValueIsShown() {
    let failures = headlines { context in
      let zoo = context.mock(MockZoo.self)
      context.check { expectThat(zoo).receives.add(Duck(name: "Anna")) }
      zoo.add(Duck(name: "Berta"))
    }
    #expect(
      failures == [
        #"zoo.add(Duck(name: "Berta")): unexpected: "#
          + #"name of argument 1 is "Berta", expected "Anna""#
      ])
  }
}

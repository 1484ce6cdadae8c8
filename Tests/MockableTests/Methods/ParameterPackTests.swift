import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Printer3D {
  func print<each Part>(_ parts: repeat each Part)
  subscript<each Part: Sendable>(parts: repeat each Part) -> String { get }
  func weigh<each Part: Equatable>(_ unit: Int, _ parts: repeat each Part) -> Int
}

@Mockable protocol Kit {
  init<each Part>(parts: repeat each Part) async
  func count() -> Int
}

@Suite(.mockery) struct ParameterPackTests {
  let printer = Mockery.current.mock(MockPrinter3D.self)

  @Test func argumentsOfAnyTypesAreExpected() {
    Mockery.current.check {
      expectThat(printer).receives.print("cube", 3, true)
      expectThat(printer).receives.weigh(7, "a", 2).then.returns(5)
      expectThat(printer).receives.weigh(
        .any, Matcher<String>.startingWith("b"), Matcher<Int>.greaterThan(1)
      ).then.performs { unit, part, count in unit + part.count + count }
    }
    printer.print("cube", 3, true)
    #expect(printer.weigh(7, "a", 2) == 5)
    #expect(printer.weigh(1, "bcd", 2) == 6)
  }

  @Test func anInitializerTakesThem() async {
    let kit = Mockery.current.mock(MockKit.self)
    Mockery.current.check {
      expectThat(MockKit.self).receives.`init`(parts: "wheel", 2).then.returns(kit)
      expectThat(kit).receives.count().then.returns(3)
    }
    #expect(await MockKit(parts: "wheel", 2).count() == 3)
  }

  @Test func aSubscriptTakesThem() {
    Mockery.current.check {
      expectThat(printer).receives.subscript("cube", 3).then.returns("red")
    }
    #expect(printer["cube", 3] == "red")
  }

  @Test func aWrongArgumentIsCounted() {
    #expect(
      headlines { context in
        let printer = context.mock(MockPrinter3D.self)
        context.check { expectThat(printer).receives(...1).print("cube", 3) }
        printer.print("cube", 4)
      } == [#"printer3D.print("cube", 4): unexpected: expected 3 as argument 2"#])
  }

  @Test func otherNumbersOfArgumentsAreNotTaken() {
    #expect(
      headlines { context in
        let printer = context.mock(MockPrinter3D.self)
        context.check { expectThat(printer).receives(...1).print("cube", 3) }
        printer.print("cube")
        printer.print("cube", 3)
      } == [#"printer3D.print("cube"): unexpected: 1 argument, expected 2"#])
  }
}

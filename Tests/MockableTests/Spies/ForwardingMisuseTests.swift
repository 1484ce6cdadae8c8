import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Printer {
  func print(_ lines: String...) -> Int
  func feed() -> Int
}

private struct Paper: Printer {
  func print(_ lines: String...) -> Int { lines.count }
  func feed() -> Int { 1 }
}

@Suite struct ForwardingMisuseTests {
  var (reporter, context) = recordedContext()

  @Test func aPlainMockHasNothingToForwardTo() {
    let mock = context.mock(MockPrinter.self)
    let line = #line + 1
    context.check { expectThat(mock).receives.feed().then.forwards() }
    #expect(
      reporter.messages == [
        "printer is no spy, and a default of feed() in an extension is not known: "
          + "make it with context.spy(MockPrinter.self, on: …), or let the plugin write the mock, "
          + "which sees extensions"
      ])
    #expect(reporter.failures.map(\.kind) == [.misuse])
    #expect(reporter.failures.map(\.line) == [line])
  }

  @Test func whatCannotBeForwardedSaysWhy() {
    let spy = context.spy(MockPrinter.self, on: Paper())
    #expect(spy.print("a", "b") == 0)
    #expect(reporter.headlines == [#"printer.print(["a", "b"]): cannot be forwarded"#])
    #expect(reporter.section(.obstacle) == ["Swift has no way to pass on variadic arguments"])
    #expect(reporter.failures.map(\.kind) == [.misuse])
  }

  @Test func anExpectationOfWhatCannotBeForwardedSaysWhere() {
    let spy = context.spy(MockPrinter.self, on: Paper())
    let line = #line + 1
    context.check { allowing(spy).receives.print(.any).then.forwards() }
    #expect(spy.print("a") == 0)
    #expect(reporter.failures.map(\.line) == [line])
    #expect(reporter.headlines == [#"printer.print(["a"]): cannot be forwarded"#])
    #expect(reporter.section(.expectedAt) == ["ForwardingMisuseTests.swift:\(line)"])
  }

  @Test func whatRethrowsCannotBeForwarded() {
    let spy = context.spy(MockHandPress.self, on: Cylinder())
    #expect(spy.each { _ in true } == 0)
    #expect(spy.count(1) == 0)
    #expect(
      reasons() == Array(repeating: "it throws, or suspends, only where its closures do", count: 2))
  }

  @Test func whatHasTheMocksOwnTypeCannotBeForwarded() {
    let spy = context.spy(MockHandPress.self, on: Cylinder())
    #expect(spy.copies().isEmpty)
    #expect(!spy.isLike(spy))
    #expect(
      reasons()
        == Array(
          repeating: "its types are those of the mock, and the real object has others", count: 2))
  }

  @Test func whatDoesNotSuspendCannotBeForwardedToAnotherActor() async {
    let spy = context.spy(MockBankSafe.self, on: Vault())
    #expect(await spy.open() == 0)
    #expect(reasons() == ["it does not suspend, and the real object runs on another actor"])
  }

  @Test func whatMayRunOnAnActorThatIsNotSeenCannotBeForwarded() {
    let spy = context.spy(MockHandBell.self, on: Gong())
    #expect(spy.ring() == 0)
    #expect(
      reasons() == [
        "it may run on a global actor: say where, as in `nonisolated protocol` or "
          + "`@MainActor protocol`"
      ])
  }

  @Test func whatIsLentCannotBeForwardedByWhatSuspends() async {
    let spy = context.spy(MockLoadCarrier.self, on: Van())
    #expect(await spy.carry(Load(weight: 1)) == 0)
    #expect(reasons() == ["a value that cannot be copied is only lent to the mock"])
  }

  /// A mock of a class hands calls to `super` within the same limits.
  @Test func whatAClassCannotForwardSaysWhy() {
    let spy = context.spy { MockWoodLathe($0) }
    #expect(spy.turn(1, 2) == 0)
    #expect(reasons() == ["Swift has no way to pass on variadic arguments"])
  }

  /// Returns the reasons of the failures, after "obstacle".
  private func reasons() -> [String] {
    reporter.messages.flatMap { $0.section(.obstacle) }
  }
}

@Mockable private protocol HandPress {
  func each(_ body: (Int) throws -> Bool) rethrows -> Int
  func count(_ number: @autoclosure () throws -> Int) rethrows -> Int
  func copies() -> [Self]
  func isLike(_ other: Self) -> Bool
}

private final class Cylinder: HandPress {
  func each(_ body: (Int) throws -> Bool) rethrows -> Int { try body(1) ? 1 : 2 }
  func count(_ number: @autoclosure () throws -> Int) rethrows -> Int { try number() }
  func copies() -> [Cylinder] { [self] }
  func isLike(_ other: Cylinder) -> Bool { other === self }
}

@Mockable private protocol BankSafe: Actor { func open() -> Int }
private actor Vault: BankSafe { func open() -> Int { 7 } }

@Mockable private protocol Sounding { func sound() -> Int }
@Mockable private protocol HandBell: Sounding { func ring() -> Int }
private struct Gong: HandBell {
  func sound() -> Int { 1 }
  func ring() -> Int { 2 }
}

private struct Load: ~Copyable { var weight: Int }
@Mockable private protocol LoadCarrier { func carry(_ load: borrowing Load) async -> Int }
private struct Van: LoadCarrier { func carry(_ load: borrowing Load) async -> Int { load.weight } }

@Mockable private class WoodLathe {
  func turn(_ speeds: Int...) -> Int { speeds.count }
}

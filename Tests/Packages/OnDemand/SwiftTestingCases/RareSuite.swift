import Mocky
import Testing

@testable import Newsstand

/// Mocks of rare declarations compile without a warning, and their members are called.
@Suite(.mockery) struct RareSuite {
  let context = Mockery.current

  @Test func keywordsAsLabels() {
    let labeled = context.mock(MockLabeled.self)
    context.check {
      expectThat(labeled).receives
        .f(async: 1, sending: 2, override: 3, infix: 4, convenience: 5).then.returns(6)
      expectThat(labeled).receives.observe(willSet: 1, didSet: 2).then.returns(7)
      expectThat(labeled).receives.subscript(override: 1).then.returns(8)
      expectThat(labeled).receives.subscript(willSet: "a").then.returns(9)
    }
    #expect(labeled.f(async: 1, sending: 2, override: 3, infix: 4, convenience: 5) == 6)
    #expect(labeled.observe(willSet: 1, didSet: 2) == 7)
    #expect(labeled[override: 1] == 8)
    #expect(labeled[willSet: "a"] == 9)
  }

  @Test func membersThatNeverReturn() async {
    let ending = context.mock(MockEnding.self)
    _ = context.mock(MockEndingActor.self)
    context.check { expectThat(ending).receives.fail().then.throws(CancellationError()) }
    await #expect(throws: CancellationError.self) { try await ending.fail() }
  }

  @Test func autoclosuresThatAreSent() {
    let sender = context.mock(MockSender.self)
    context.check {
      expectThat(sender).receives.send(.any).then.returns(1)
      expectThat(sender).receives.hand(.any).then.returns(2)
    }
    #expect(sender.send(Leaflet()) == 1)
    #expect(sender.hand(Leaflet()) == 2)
  }

  @Test func isolatedParametersOfSubscripts() { _ = context.mock(MockCounter.self) }

  @Test func viewsThatClosuresBorrow() async {
    let scanner = context.mock(MockScanner.self)
    context.check {
      expectThat(scanner).receives.scan(.any).then.returns(1)
      expectThat(scanner).receives.scan(.any, then: .any).then.returns(2)
      expectThat(scanner).receives.count(.any, .any).then.returns(3)
    }
    #expect(scanner.scan { _ in } == 1)
    #expect(scanner.scan([UInt8(1)].span.bytes) {} == 2)
    #expect(await scanner.count([1].span) { 1 } == 3)
  }

  @Test func aliasesOfClosuresThatDoNotEscape() {
    let changing = context.mock(MockChanging.self)
    var changed = 0
    context.check {
      expectThat(changing).receives.change(.any).then.performs { change in
        change(2)
        return 3
      }
    }
    #expect(changing.change { changed = $0 } == 3)
    #expect(changed == 2)
  }

  @Test func operatorsThatAGrandchildInherits() {
    let (one, other) = (context.mock(MockAudited.self), context.mock(MockAudited.self))
    context.check {
      expectThat(MockAudited.self).receives.`operator +`(one, other).then.returns(other)
      expectThat(other).receives.audit().then.returns(4)
    }
    func sum<S: Summed>(_ a: S, _ b: S) -> S { a + b }
    #expect(sum(one, other).audit() == 4)
  }

  @Test func resultsOfActorsThatAreNotSendable() async {
    let desks = context.mock(MockDesks.self)
    context.check { expectThat(desks).receives.leaflets().then.throws(CancellationError()) }
    await #expect(throws: CancellationError.self) { try await count(of: desks) }
  }

  private func count(of desks: isolated MockDesks) async throws -> Int {
    try desks.leaflets().count
  }

  @Test func variadicClosuresInDictionaries() {
    let table = context.mock(MockTable.self)
    context.check { expectThat(table).receives.f(.any).then.returns(1) }
    #expect(table.f([:]) == 1)
  }
}

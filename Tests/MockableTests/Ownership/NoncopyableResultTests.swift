import Mocky
import Testing

struct Latchkey: ~Copyable {
  var number: Int
}

@Mockable(noncopyable: Latchkey.self) private protocol Locksmith {
  func cut(_ number: Int) -> Latchkey
  func copy(_ key: borrowing Latchkey) throws -> Latchkey
  func melt(_ key: consuming Latchkey) -> Latchkey
  func find(_ number: Int) async -> Latchkey?
  var master: Latchkey { get }
  static func spare() -> Latchkey
}

private struct Jammed: Error, Equatable {}

@MainActor @Mockable(noncopyable: Latchkey.self) private protocol KeyPanel {
  func choose(_ number: Int) -> Latchkey
}

/// Nothing is said of it: that a parameter consumes one is enough.
@Mockable private protocol Recaster {
  func recast(_ key: consuming Latchkey) -> Latchkey
}

/// A type that can be copied: its results are given as usual, though a parameter consumes one.
struct Keyhole: Equatable { var width = 1 }
@Mockable private protocol Drill {
  func widen(_ hole: consuming Keyhole) -> Keyhole
}

@Suite(.mockery) struct NoncopyableResultTests {
  private let context = Mockery.current

  @Test func anExpectationSaysHowTheResultIsMade() async throws {
    let smith = context.mock(MockLocksmith.self)
    context.check {
      expectThat(smith).receives(2).cut(1).then.returns(.init { Latchkey(number: 1) })
      expectThat(smith).receives.copy(.any).then.performs { key in
        let number = key.borrow { $0.number } ?? 0
        return .init { Latchkey(number: number + 1) }
      }
      allowing(smith).receives.master.then.returns(.init { Latchkey(number: 0) })
      expectThat(MockLocksmith.self).receives.spare().then.returns(.init { Latchkey(number: 9) })
    }
    let locksmith: any Locksmith = smith
    #expect(locksmith.cut(1).number == 1)
    let second = locksmith.cut(1)
    #expect(try locksmith.copy(second).number == 2)
    #expect(locksmith.master.number == 0)
    #expect(MockLocksmith.spare().number == 9)
  }

  @Test func aClosureReturnsTheResultItself() async throws {
    let smith = context.mock(MockLocksmith.self)
    context.check {
      expectThat(smith).receives.cut(1).then.performs { Latchkey(number: $0) }
      expectThat(smith).receives.cut(2).then.performs { _ in Latchkey(number: 3) }
      expectThat(smith).receives(2).copy(.any).then.performs { key in
        let number = key.borrow { $0.number } ?? 0
        guard number < 5 else { throw Jammed() }
        return Latchkey(number: number + 1)
      }
      expectThat(smith).receives.find(4).then.performs { number in
        await Task.yield()
        return Latchkey(number: number)
      }
      expectThat(MockLocksmith.self).receives.spare().then.performs { Latchkey(number: 9) }
    }
    #expect(smith.cut(1).number == 1)
    let key = smith.cut(2)
    #expect(key.number == 3)
    #expect(try smith.copy(key).number == 4)
    #expect(throws: Jammed()) {
      let stiff = Latchkey(number: 5)
      _ = try smith.copy(stiff)
    }
    let found = await smith.find(4)
    switch consume found {
    case .some(let key): #expect(key.number == 4)
    case nil: Issue.record("nothing was found")
    }
    #expect(MockLocksmith.spare().number == 9)
  }

  @MainActor @Test func aClosureOfTheMainActorReturnsTheResultItself() {
    let panel = context.mock(MockKeyPanel.self)
    let number = 2
    context.check {
      expectThat(panel).receives.choose(.any).then.performs { Latchkey(number: number + $0) }
    }
    #expect(panel.choose(3).number == 5)
  }

  @Test func anOptionalOneIsNilByDefault() async {
    let smith = context.mock(MockLocksmith.self)
    context.check {
      expectThat(smith).receives.find(1).then.returns(.init { Latchkey(number: 1) })
      expectThat(smith).receives.find(2).then.returns(nil)
      allowing(smith).receives.find(.any)
    }
    let found = await smith.find(1)
    switch consume found {
    case .some(let key): #expect(key.number == 1)
    case nil: Issue.record("nothing was found")
    }
    for number in 2...3 {
      let missing = await smith.find(number)
      let isMissing = missing == nil
      #expect(isMissing)
    }
  }

  @Test func anArgumentMayBeTheResult() {
    let smith = context.mock(MockLocksmith.self)
    let recaster = context.mock(MockRecaster.self)
    context.check {
      expectThat(smith).receives.melt(.any).then.performs { $0 }
      expectThat(recaster).receives.recast(.any).then.performs { key in
        key.mutate { $0.number += 1 }
        return key
      }
    }
    #expect(smith.melt(Latchkey(number: 3)).number == 3)
    #expect((recaster as any Recaster).recast(Latchkey(number: 3)).number == 4)
  }

  @Test func whatCanBeCopiedIsReturnedAsUsual() {
    let drill = context.mock(MockDrill.self)
    context.check {
      expectThat(drill).receives.widen(Keyhole(width: 2)).then.returns(Keyhole(width: 3))
      expectThat(drill).receives.widen(.any).then.performs { Keyhole(width: $0.width * 10) }
    }
    #expect(drill.widen(Keyhole(width: 2)).width == 3)
    #expect(drill.widen(Keyhole(width: 4)).width == 40)
  }

  @Test func aDefaultIsMadeAnewForEachCall() {
    let smith = context.mock(MockLocksmith.self)
    context.setDefault(NoncopyableBox { Latchkey(number: 5) }, for: NoncopyableBox<Latchkey>.self)
    context.check { ignoring(smith) }
    #expect(smith.cut(1).number == 5)
    #expect(smith.cut(2).number == 5)
  }

  @Test func whereThereIsNoneTheProcessEndsWithTheReason() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let context = Mockery(reporter: RecordingReporter())
      let smith = context.mock(MockLocksmith.self)
      context.check { allowing(smith).receives.copy(.any).then.performs { $0 } }
      _ = try smith.copy(Latchkey(number: 1))
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("locksmith: the result that was given, a Latchkey, was used before"))
  }
}

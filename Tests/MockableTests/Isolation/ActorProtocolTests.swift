import Mocky
import Testing

@Mockable protocol Safe: Actor {
  nonisolated var number: Int { get }
  nonisolated func brand(in language: String) -> String
  var contents: [String] { get }
  var weight: Double { get async throws }
  func open(with code: Int) throws -> Bool
  func move(to place: String) async
  subscript(index: Int) -> String { get }
}

/// The parent is an actor's protocol, which is said again for the macro to see it.
@Mockable protocol Deposit: Safe, Actor {
  func rent() -> Int
}

/// An actor that is made while others wait for it.
@Mockable protocol Strongroom: Actor {
  init(code: Int) async throws
  init?(key: String) async
  func close()
}

/// An actor that describes itself.
@Mockable protocol Robot: Actor, CustomStringConvertible, Hashable {
  nonisolated var description: String { get }
  func work()
}

/// Has a description that is isolated to the actor.
@Mockable protocol Pilot: Actor {
  var description: String { get }
}

/// An actor with associated types.
@Mockable protocol Queue<Element>: Actor {
  associatedtype Element: Sendable
  func enqueue(_ element: Element)
  func dequeue() async -> Element?
}

/// An actor that is lent values while it changes others.
@Mockable(noncopyable: Crate.self) private protocol Garage: Actor {
  func fill(_ crate: inout Crate, counting count: inout Int)
  func weigh(_ crate: borrowing Crate, counting count: inout Int) -> Int
  func replace(_ old: consuming Crate, by new: inout Crate)
  func run(_ body: () throws(CancellationError) -> Int, counting count: inout Int) async
}

@Suite(.mockery) struct ActorProtocolTests {
  private let context = Mockery.current

  @Test func anActorsInitializerMayWait() async throws {
    let room = context.mock(MockStrongroom.self, named: "cellar")
    context.check {
      expectThat(MockStrongroom.self).receives.`init`(code: 5).then.returns(room)
      expectThat(MockStrongroom.self).receives.`init`(key: "none").then.returns(nil)
    }
    #expect(try await "\(MockStrongroom(code: 5))" == "cellar")
    #expect(await MockStrongroom(key: "none") == nil)
  }

  @Test func anActorIsLentValuesBesideOthers() async {
    let garage = context.mock(MockGarage.self)
    context.check {
      expectThat(garage).receives.fill(.any, counting: 1).then.performs { $1.value = 2 }
      expectThat(garage).receives.weigh(.any, counting: 2).then.returns(7)
      expectThat(garage).receives.replace(.any, by: .any)
    }
    #expect(await weight(of: garage) == 9)
  }

  private func weight(of garage: isolated MockGarage) -> Int {
    var crate = Crate(3)
    var count = 1
    garage.fill(&crate, counting: &count)
    defer { garage.replace(Crate(4), by: &crate) }
    return garage.weigh(crate, counting: &count) + count
  }

  @Test func membersOfAnActorReturnAndThrow() async throws {
    let mock = context.mock(MockSafe.self)
    let safe: any Safe = mock
    context.check {
      expectThat(mock).receives.open(with: 1234).then.returns(true)
      expectThat(mock).receives.open(with: .lessThan(1000)).then.throws(AlarmError())
      expectThat(mock).receives.move(to: .any)
      expectThat(mock).receives.contents.then.returns(["gold"])
      expectThat(mock).receives.weight.then.returns(1.5)
      expectThat(mock).receives.weight.then.throws(AlarmError())
      expectThat(mock).receives.subscript(0).then.returns("gold")
    }
    #expect(try await safe.open(with: 1234))
    await #expect(throws: AlarmError.self) { try await safe.open(with: 1) }
    await safe.move(to: "the cellar")
    #expect(await safe.contents == ["gold"])
    #expect(try await safe.weight == 1.5)
    await #expect(throws: AlarmError.self) { try await safe.weight }
    #expect(await safe[0] == "gold")
  }

  @Test func nonisolatedMembersAreCalledWithoutWaiting() {
    let mock = context.mock(MockSafe.self)
    let safe: any Safe = mock
    context.check {
      allowing(mock).receives.number.then.returns(7)
      expectThat(mock).receives.brand(in: "en").then.returns("Acme")
    }
    #expect(safe.number == 7)
    #expect(safe.brand(in: "en") == "Acme")
  }

  @Test func actionsRunWhereTheActorRuns() async throws {
    let mock = context.mock(MockSafe.self)
    context.check {
      expectThat(mock).receives.open(with: .any).then.performs { code in
        mock.assertIsolated()
        return code > 1
      }
    }
    #expect(try await mock.open(with: 2))
  }

  @Test func aChildOfAnActorsProtocolIsAnActor() async {
    let mock = context.mock(MockDeposit.self)
    let deposit: any Deposit = mock
    context.check {
      expectThat(mock).receives.rent().then.returns(12)
      expectThat(mock).receives.move(to: "the bank")
      allowing(mock).receives.number.then.returns(1)
    }
    #expect(await deposit.rent() == 12)
    await deposit.move(to: "the bank")
    #expect(deposit.number == 1)
  }

  @Test func anActorMayDescribeItself() async {
    let robot = context.mock(MockRobot.self)
    let pilot = context.mock(MockPilot.self)
    context.check {
      expectThat(robot).receives.description.then.returns("R2")
      expectThat(pilot).receives.description.then.returns("Luke")
      expectThat(robot).receives.work()
    }
    #expect("\(robot)" == "R2")
    #expect(await (pilot as any Pilot).description == "Luke")
    #expect(Set([robot, robot]).count == 1)
    await robot.work()
  }

  @Test func anActorMayHaveAssociatedTypes() async {
    let mock = context.mock(MockQueue<String>.self)
    let queue: any Queue<String> = mock
    context.check {
      expectThat(mock).receives.enqueue("one")
      expectThat(mock).receives.dequeue().then.returns("one")
    }
    await queue.enqueue("one")
    #expect(await queue.dequeue() == "one")
  }
}

private struct AlarmError: Error {}

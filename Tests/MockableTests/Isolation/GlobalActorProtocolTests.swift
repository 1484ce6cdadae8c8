import Mocky
import Testing

@MainActor @Mockable protocol Dashboard {
  var title: String { get set }
  nonisolated var version: Int { get }
  func show(_ text: String)
  nonisolated func log(_ text: String) -> Bool
  func ask(_ question: String) async throws -> String
}

/// A parent is on the main actor, and so is this.
@MainActor @Mockable protocol Cockpit: Dashboard {
  func eject() throws
}

@globalActor actor RadioActor { static let shared = RadioActor() }

@RadioActor @Mockable protocol Radio {
  var frequency: Double { get set }
  nonisolated var model: String { get }
  func tune(to frequency: Double) -> Bool
}

/// Only some members are on an actor.
@Mockable protocol Console {
  @MainActor var cursor: Int { get set }
  @MainActor func print(_ line: String)
  @RadioActor func transmit(_ line: String) -> Int
  @MainActor subscript(row: Int) -> String { get }
  func flush()
}

/// Describes itself on the main actor.
@MainActor @Mockable protocol Gauge: CustomStringConvertible {
  nonisolated var description: String { get }
  func reset()
}

@MainActor @Mockable protocol Needle {
  var description: String { get }
}

/// One member, which serves as the mock's description too, is on the main actor.
@Mockable protocol Dial {
  @MainActor var description: String { get }
}

@MainActor @Mockable protocol Lever: Identifiable {
  var id: String { get }
}

/// Says itself that it is on no actor, whatever the default.
@Mockable nonisolated protocol Switch {
  var isOn: Bool { get set }
  func flip() async
}

@Mockable nonisolated protocol Toggle: Switch, Sendable {
  func hold(for duration: Duration)
}

@MainActor @Suite(.mockery) struct MainActorProtocolTests {
  private let context = Mockery.current

  @Test func membersAreCalledOnTheMainActor() async throws {
    let mock = context.mock(MockDashboard.self)
    var dashboard: any Dashboard = mock
    context.check {
      expectThat(mock).receives.title.then.returns("speed")
      expectThat(mock).receives.title(setTo: .endingWith("!"))
      expectThat(mock).receives.show("hello").then.performs { MainActor.assertIsolated("\($0)") }
      expectThat(mock).receives.ask(.any).then.returns("no")
    }
    dashboard.title = dashboard.title + "!"
    dashboard.show("hello")
    #expect(try await dashboard.ask("full?") == "no")
  }

  @Test func nonisolatedMembersAreCalledAnywhere() async {
    let mock = context.mock(MockDashboard.self)
    context.check {
      allowing(mock).receives.version.then.returns(3)
      expectThat(mock).receives.log("anywhere").then.performs { !$0.isEmpty }
    }
    let isLogged = Task.detached { mock.version == 3 && mock.log("anywhere") }
    #expect(await isLogged.value)
  }

  @Test func aChildIsOnTheMainActorToo() {
    let mock = context.mock(MockCockpit.self)
    context.check {
      expectThat(mock).receives.eject().then.throws(CancellationError())
      expectThat(mock).receives.show(.any)
    }
    mock.show("warning")
    #expect(throws: CancellationError.self) { try mock.eject() }
  }

  @Test func membersMayBeOnTheMainActorInAProtocolThatIsNot() async {
    let mock = context.mock(MockConsole.self)
    var console: any Console = mock
    context.check {
      expectThat(mock).receives.cursor(setTo: 2)
      expectThat(mock).receives.cursor.then.returns(2)
      expectThat(mock).receives.print("hello").then.performs { _ in MainActor.assertIsolated() }
      expectThat(mock).receives.transmit(.any).then.returns(5)
      expectThat(mock).receives.subscript(1).then.returns("hello")
      expectThat(mock).receives.flush()
    }
    console.cursor = 2
    console.print("hello")
    #expect(console.cursor == 2)
    #expect(await mock.transmit("hello") == 5)
    #expect(console[1] == "hello")
    console.flush()
  }

  @Test func whatServesTheMockItselfIsOnNoActor() async {
    let dial = context.mock(MockDial.self)
    let lever = context.mock(MockLever.self)
    context.check {
      expectThat(dial).receives(2).description.then.returns("round")
      expectThat(lever).receives(2).id.then.returns("left")
    }
    #expect("\(dial) \((dial as any Dial).description)" == "round round")
    #expect(Dictionary(grouping: [lever], by: \.id)["left"]?.first === lever)
    let id = Task.detached { lever.id }
    #expect(await id.value == "left")
  }

  @Test nonisolated func aProtocolMayBeOnNoActor() async {
    let context = Mockery.current
    let mock = context.mock(MockToggle.self)
    var toggle: any Toggle = mock
    context.check {
      expectThat(mock).receives.isOn(setTo: true)
      expectThat(mock).receives.flip()
      expectThat(mock).receives.hold(for: .seconds(1))
    }
    toggle.isOn = true
    await toggle.flip()
    toggle.hold(for: .seconds(1))
  }

  @Test func aProtocolOnTheMainActorMayDescribeItself() {
    let gauge = context.mock(MockGauge.self)
    let needle = context.mock(MockNeedle.self)
    context.check {
      expectThat(gauge).receives.description.then.returns("7 bar")
      expectThat(gauge).receives.reset()
      expectThat(needle).receives.description.then.returns("thin")
    }
    gauge.reset()
    #expect("\(gauge)" == "7 bar")
    #expect((needle as any Needle).description == "thin")
  }
}

@RadioActor @Suite(.mockery) struct GlobalActorProtocolTests {
  private let context = Mockery.current

  @Test func membersAreCalledOnTheirActor() {
    let mock = context.mock(MockRadio.self)
    var radio: any Radio = mock
    context.check {
      expectThat(mock).receives.frequency(setTo: 98.5)
      expectThat(mock).receives.frequency.then.returns(98.5)
      expectThat(mock).receives.tune(to: .greaterThan(90)).then.returns(true)
    }
    radio.frequency = 98.5
    #expect(radio.tune(to: radio.frequency))
  }

  @Test nonisolated func nonisolatedMembersAreCalledAnywhere() {
    let mock = context.mock(MockRadio.self)
    context.check { allowing(mock).receives.model.then.returns("T-100") }
    #expect((mock as any Radio).model == "T-100")
  }
}

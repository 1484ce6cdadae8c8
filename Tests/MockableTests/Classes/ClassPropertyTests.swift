import Mocky
import Testing

@Mockable class Barometer {
  enum Scale { case metric, imperial }
  var level = 0
  var label: String = "" { didSet { changes += 1 } }
  private(set) var changes = 0
  var scale: Scale { .metric }
  lazy var marks: [Int] = { [1, 2] }()
  weak var owner: Barometer?
  var limit: Int {
    get { level * 2 }
    set { level = newValue / 2 }
  }
  let serial = 5
  final var fixed = 1
  subscript(mark: Int) -> Int {
    get { level + mark }
    set { level = newValue - mark }
  }
}

@Suite struct ClassPropertyTests {
  let context: Mockery = Mockery()

  @Test func storedPropertiesAreMocked() {
    let gauge = context.mock { MockBarometer($0) }
    context.check {
      expectThat(gauge).receives.level.then.returns(4)
      expectThat(gauge).receives.level(setTo: 5)
      expectThat(gauge).receives.scale.then.returns(.imperial)
      expectThat(gauge).receives.subscript(2).then.returns(8)
    }
    #expect(gauge.level == 4)
    gauge.level = 5
    #expect(gauge.scale == .imperial)
    #expect(gauge[2] == 8)
    context.assertSatisfied()
  }

  @Test func aSpyKeepsThem() {
    let gauge = context.spy { MockBarometer($0) }
    gauge.level = 3
    gauge.limit += 4
    gauge.label = "x"
    gauge[1] = 9
    #expect(gauge.level == 8)
    #expect(gauge.changes == 1)
    #expect(gauge.marks == [1, 2])
    #expect(gauge.owner == nil)
    context.verify { expectThat(gauge).received.limit(setTo: 10) }
  }

  @Test func constantAndFinalPropertiesStayAsTheyAre() {
    let gauge = context.mock { MockBarometer($0) }
    gauge.fixed = 2
    #expect(gauge.serial + gauge.fixed == 7)
  }
}

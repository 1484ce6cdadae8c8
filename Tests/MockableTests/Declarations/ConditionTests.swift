import Mocky
import Testing

/// A protocol whose requirements depend on conditions of the build.
@Mockable protocol Locomotive {
  func start()
  #if os(Linux)
    func run(_ distance: Int) -> Int
    #if DEBUG
      var debugging: Bool { get set }
    #elseif RELEASED
      var released: Bool { get }
    #endif
  #elseif os(Windows)
    func run(_ distance: Double) -> Double
  #else
    func run(_ distance: Int) -> Int
    var debugging: Bool { get set }
  #endif
  #if NOT_DEFINED
    func explode()
    var explosion: NotDefined { get }
  #endif
  subscript(part: Int) -> String { get }
}

@Suite(.mockery) struct ConditionTests {
  @Test func requirementsUnderConditionsAreMockedUnderThem() {
    let context = Mockery.current
    let mock = context.mock(MockLocomotive.self)
    var locomotive: any Locomotive = mock
    context.check {
      expectThat(mock).receives.start()
      expectThat(mock).receives.run(.lessThan(10)).then.performs { $0 * 2 }
      expectThat(mock).receives.debugging(setTo: true)
      expectThat(mock).receives.debugging.then.returns(true)
      expectThat(mock).receives.subscript(1).then.returns("piston")
    }
    locomotive.start()
    #expect(locomotive.run(3) == 6)
    locomotive.debugging = true
    #expect(locomotive.debugging)
    #expect(locomotive[1] == "piston")
  }
}

import Mocky
import MockyTestSupport
import Testing

private typealias MapAction = () -> Void

@Mockable private protocol Map {
  func move(to point: (x: Int, y: Int))
  func draw(_ line: (from: (Int, Int), to: (Int, Int)), width: Int)
  func mark(_ place: (name: String, rank: Int)?)
  func size() -> (width: Int, height: Int)
  func corners() -> ((Int, Int), (Int, Int))
  func nearest(to point: (Int, Int)) -> (name: String, distance: Double)?
  func route() async throws -> (stops: [String], isOpen: Bool)
  func kind() -> (name: String, type: Any.Type?)
  func legend() -> (name: String, symbol: String.Type)
  func handler() -> (name: String, body: MapAction?)
  func label(_ text: (String)) -> (Int)
}

@Suite struct TupleTests {
  @Test(.mockery) func aTupleIsAnArgument() {
    let map = Mockery.current.mock(MockMap.self)
    let seen = Captor<(name: String, rank: Int)?>()
    Mockery.current.check {
      expectThat(map).receives.move(to: .where(\.x, .equal(to: 1))).then.performs { point in
        #expect(point.y == 2)
      }
      expectThat(map).receives.draw(.matching("from 0") { $0.from == (0, 0) }, width: 3)
      expectThat(map).receives.mark(nil)
      expectThat(map).receives.mark(.capturing(into: seen))
      expectThat(map).receives.label("text").then.returns(4)
    }
    map.move(to: (x: 1, y: 2))
    map.draw((from: (0, 0), to: (1, 1)), width: 3)
    map.mark(nil)
    map.mark((name: "top", rank: 1))
    #expect(map.label("text") == 4)
    #expect(seen.values.count == 1)
    #expect(seen.values.first??.name == "top")
  }

  @Test(.mockery) func aTupleIsAResult() async throws {
    let map = Mockery.current.mock(MockMap.self)
    Mockery.current.check {
      allowing(map).receives.size().then.returns((width: 3, height: 4))
      allowing(map).receives.corners().then.returns(((0, 0), (3, 4)))
      allowing(map).receives.nearest(to: .any).then.performs { point in
        (name: "top", distance: Double(point.0))
      }
      allowing(map).receives.route().then.returns((["a"], true))
    }
    #expect(map.size() == (3, 4))
    #expect(map.corners().1 == (3, 4))
    #expect(map.nearest(to: (5, 0))?.distance == 5)
    #expect(try await map.route().stops == ["a"])
  }

  @Test(.mockery) func withoutAClauseItIsMadeOfDefaultValues() async throws {
    let map = Mockery.current.mock(MockMap.self, strictness: .nice)
    #expect(map.size() == (0, 0))
    #expect(map.corners().0 == (0, 0))
    #expect(map.nearest(to: (1, 1)) == nil)
    #expect(try await map.route() == ([], false))
    #expect(map.kind().name == "")
    #expect(map.kind().type == nil)
    #expect(map.handler().body == nil)
  }

  @Test(.mockery) func aTupleMayHoldAType() {
    let map = Mockery.current.mock(MockMap.self)
    Mockery.current.check {
      expectThat(map).receives.legend().then.returns((name: "text", symbol: String.self))
    }
    #expect(map.legend().symbol == String.self)
  }

  @Test func aWrongTupleIsShown() {
    let failures = headlines { context in
      let map = context.mock(MockMap.self)
      context.check { expectThat(map).receives.move(to: .matching("the top") { $0.y == 0 }) }
      map.move(to: (x: 1, y: 2))
    }
    #expect(
      failures == [
        "map.move(to: (x: 1, y: 2)): unexpected: "
          + "expected the top as 'to'"
      ])
  }
}

import Mocky
import Testing

@Mockable protocol Vector {
  static func + (left: Self, right: Self) -> Self
  static prefix func - (vector: Self) -> Self
  static func * (left: Self, factor: Int) -> Self
}

private func doubled<V: Vector>(_ vector: V) -> V { vector + vector }

@Suite(.mockery) struct OperatorTests {
  let vector = Mockery.current.mock(MockVector.self)

  @Test func operatorsAreExpectedByName() {
    let sum = Mockery.current.mock(MockVector.self, named: "sum")
    Mockery.current.check {
      expectThat(MockVector.self).receives.`operator +`(vector, vector).then.returns(sum)
      expectThat(MockVector.self).receives.`operator -`(sum).then.returns(vector)
      expectThat(MockVector.self).receives.`operator *`(.any, 3).then.returns(sum)
    }
    #expect("\(doubled(vector))" == "sum")
    #expect("\(-sum)" == "vector")
    #expect("\(vector * 3)" == "sum")
  }
}

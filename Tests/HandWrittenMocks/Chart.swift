import MockyCore

/// Tuples as arguments, one of them with labels.
public protocol Chart {
  func plot(_ point: (Int, Int), label: String)
  func draw(_ line: (from: (Int, Int), to: (Int, Int))?)
}

extension Chart where Self: Mock {
  public nonisolated var receives: ChartExpectations<Self> { ChartExpectations(.receives(self)) }

  public func plot(_ point: (Int, Int), label: String) {
    mockObject.call("plot(_:label:)", [point, label])
  }
  public func draw(_ line: (from: (Int, Int), to: (Int, Int))?) {
    mockObject.call("draw(_:)", [line as Any])
  }
}

public nonisolated struct ChartExpectations<M: Chart & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func plot(
    _ point: (Int, Int), label: String
  ) -> InvocationExpectation<((Int, Int), String), Never, Void, Synchronous> {
    plot(.value(point), label: .value(label))
  }
  public func plot(
    _ point: Matcher<(Int, Int)>, label: Matcher<String>
  ) -> InvocationExpectation<((Int, Int), String), Never, Void, Synchronous> {
    mockRecorder.expectation("plot(_:label:)", point, label)
  }
  public func draw(
    _ line: (from: (Int, Int), to: (Int, Int))?
  ) -> InvocationExpectation<(from: (Int, Int), to: (Int, Int))?, Never, Void, Synchronous> {
    draw(.value(line))
  }
  public func draw(
    _ line: Matcher<(from: (Int, Int), to: (Int, Int))?>
  ) -> InvocationExpectation<(from: (Int, Int), to: (Int, Int))?, Never, Void, Synchronous> {
    mockRecorder.expectation("draw(_:)", line)
  }
}

public nonisolated final class MockChart: Chart, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func plot(_ point: (Int, Int), label: String) {
    mockObject.call("plot(_:label:)", [point, label])
  }
  public func draw(_ line: (from: (Int, Int), to: (Int, Int))?) {
    mockObject.call("draw(_:)", [line as Any])
  }
}

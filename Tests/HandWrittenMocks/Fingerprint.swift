import MockyCore

/// Standard requirements that a protocol declares itself: they are mocked as any other.
public protocol Fingerprint: Hashable, CustomStringConvertible {
  var description: String { get }
  func hash(into hasher: inout Hasher)
}

extension Fingerprint where Self: Mock {
  public nonisolated var receives: FingerprintExpectations<Self> {
    FingerprintExpectations(.receives(self))
  }

  public var description: String { mockObject.call(.getter("description"), returning: String.self) }
  public func hash(into hasher: inout Hasher) {
    let passed = Inout(hasher)
    mockObject.call("hash(into:)", [passed])
    hasher = passed.value
  }
}

public nonisolated struct FingerprintExpectations<M: Fingerprint & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public var description: InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation(.getter("description"))
  }
  public func hash(
    into hasher: Matcher<Hasher>
  ) -> InvocationExpectation<Inout<Hasher>, Never, Void, Synchronous> {
    mockRecorder.expectation("hash(into:)", .inout(hasher))
  }
}

public nonisolated final class MockFingerprint: Fingerprint, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public var description: String { mockObject.call(.getter("description"), returning: String.self) }
  public func hash(into hasher: inout Hasher) {
    let passed = Inout(hasher)
    mockObject.call("hash(into:)", [passed])
    hasher = passed.value
  }
}

/// A child that inherits those requirements: the parent's extension mocks them.
public protocol Thumbprint: Fingerprint { func press() }

public nonisolated final class MockThumbprint: Thumbprint, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func press() { mockObject.call("press()") }
}

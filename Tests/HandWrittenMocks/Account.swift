import MockyCore

/// An actor's protocol: its mock is an actor.
public protocol Account: Actor {
  nonisolated var number: String { get }
  nonisolated func currency(of amount: Int) -> String
  var balance: Int { get }
  func deposit(_ amount: Int) throws -> Int
  func transfer(_ amount: Int, to number: String) async throws -> Int
}

extension Account where Self: Mock {
  public nonisolated var receives: AccountExpectations<Self> {
    AccountExpectations(.receives(self))
  }
  public nonisolated var received: AccountExpectations<Self> {
    AccountExpectations(.received(self))
  }

  public nonisolated var number: String {
    mockObject.call(.getter("number"), returning: String.self)
  }
  public nonisolated func currency(of amount: Int) -> String {
    mockObject.call("currency(of:)", [amount], returning: String.self)
  }
  public var balance: Int { mockObject.call(.getter("balance"), returning: Int.self) }
  public func deposit(_ amount: Int) throws -> Int {
    try mockObject.call(
      "deposit(_:)", [amount], throwing: (any Error).self, returning: Int.self)
  }
  public func transfer(_ amount: Int, to number: String) async throws -> Int {
    try await mockObject.call(
      "transfer(_:to:)", [amount, number], throwing: (any Error).self, returning: Int.self)
  }
}

public nonisolated struct AccountExpectations<M: Account & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public var number: InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation(.getter("number"))
  }
  public func currency(
    of amount: Int
  ) -> InvocationExpectation<Int, Never, String, Synchronous> {
    currency(of: .value(amount))
  }
  public func currency(
    of amount: Matcher<Int>
  ) -> InvocationExpectation<Int, Never, String, Synchronous> {
    mockRecorder.expectation("currency(of:)", amount)
  }
  public var balance: InvocationExpectation<Void, Never, Int, Synchronous> {
    mockRecorder.expectation(.getter("balance"))
  }
  public func deposit(
    _ amount: Int
  ) -> InvocationExpectation<Int, any Error, Int, Synchronous> {
    deposit(.value(amount))
  }
  public func deposit(
    _ amount: Matcher<Int>
  ) -> InvocationExpectation<Int, any Error, Int, Synchronous> {
    mockRecorder.expectation("deposit(_:)", amount)
  }
  public func transfer(
    _ amount: Int, to number: String
  ) -> InvocationExpectation<(Int, String), any Error, Int, Asynchronous> {
    transfer(.value(amount), to: .value(number))
  }
  public func transfer(
    _ amount: Int, to number: Matcher<String>
  ) -> InvocationExpectation<(Int, String), any Error, Int, Asynchronous> {
    transfer(.value(amount), to: number)
  }
  public func transfer(
    _ amount: Matcher<Int>, to number: String
  ) -> InvocationExpectation<(Int, String), any Error, Int, Asynchronous> {
    transfer(amount, to: .value(number))
  }
  public func transfer(
    _ amount: Matcher<Int>, to number: Matcher<String>
  ) -> InvocationExpectation<(Int, String), any Error, Int, Asynchronous> {
    mockRecorder.expectation("transfer(_:to:)", amount, number)
  }
}

public actor MockAccount: Account, MakeableMock {
  public nonisolated let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public nonisolated var number: String {
    mockObject.call(.getter("number"), returning: String.self)
  }
  public nonisolated func currency(of amount: Int) -> String {
    mockObject.call("currency(of:)", [amount], returning: String.self)
  }
  public var balance: Int { mockObject.call(.getter("balance"), returning: Int.self) }
  public func deposit(_ amount: Int) throws -> Int {
    try mockObject.call(
      "deposit(_:)", [amount], throwing: (any Error).self, returning: Int.self)
  }
  public func transfer(_ amount: Int, to number: String) async throws -> Int {
    try await mockObject.call(
      "transfer(_:to:)", [amount, number], throwing: (any Error).self, returning: Int.self)
  }
}

/// What a builder of expectations knows of the words before it: whose calls, how many, where.
///
/// Generated builders hold one and make their expectations with it.
public struct ExpectationRecorder {
  let mock: MockObject
  /// The protocol whose members are expected, where another one's expansion might not see it.
  let protocolName: String?
  var verb: Declaration.Verb = .expecting
  var tense: Declaration.Tense
  var cardinality: Cardinality?
  var position: SourcePosition?

  /// For `receives`: calls that are to come.
  ///
  /// ```swift
  /// var receives: SubscriberExpectations { SubscriberExpectations(mockRecorder: .receives(self)) }
  /// ```
  ///
  /// - Parameter mock: the mock that receives them.
  /// - Returns: the recorder to make the builder with.
  public static func receives(_ mock: some Mock) -> ExpectationRecorder {
    ExpectationRecorder(mock, tense: .future)
  }

  /// For `receives` of a protocol from which others may inherit: calls that are to come.
  ///
  /// ```swift
  /// extension Animal where Self: Mock {
  ///   var receives: AnimalExpectations<Self> {
  ///     AnimalExpectations(.receives(self, as: "Animal"))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - mock: the mock that receives them.
  ///   - protocolName: the protocol, which failures name where a mock of another one inherits the
  ///     member and is never called.
  /// - Returns: the recorder to make the builder with.
  public static func receives(
    _ mock: some Mock, as protocolName: String
  ) -> ExpectationRecorder {
    ExpectationRecorder(mock, as: protocolName, tense: .future)
  }

  /// For `received`: calls that have been.
  ///
  /// - Parameter mock: the mock that received them.
  /// - Returns: the recorder to make the builder with.
  public static func received(_ mock: some Mock) -> ExpectationRecorder {
    ExpectationRecorder(mock, tense: .past)
  }

  /// For `received` of a protocol from which others may inherit: calls that have been.
  ///
  /// - Parameters:
  ///   - mock: the mock that received them.
  ///   - protocolName: the protocol, which failures name where a mock of another one inherits the
  ///     member and was never called.
  /// - Returns: the recorder to make the builder with.
  public static func received(
    _ mock: some Mock, as protocolName: String
  ) -> ExpectationRecorder {
    ExpectationRecorder(mock, as: protocolName, tense: .past)
  }

  private init<M: Mock>(_ mock: M, as protocolName: String? = nil, tense: Declaration.Tense) {
    self.mock = mock.mockObject
    self.protocolName = M.hasInheritedMembers ? nil : protocolName
    self.tense = tense
  }
}

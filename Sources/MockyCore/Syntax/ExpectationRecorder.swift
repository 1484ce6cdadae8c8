/// What a builder of expectations knows of the words before it: whose calls, how many, where.
///
/// ```swift
/// var receives: SubscriberExpectations {
///   SubscriberExpectations(mockRecorder: .receives(self))
/// }
/// ```
///
/// Generated builders hold one and make their expectations with it.
public struct ExpectationRecorder {
  /// What is known so far.
  var words: Words {
    get { sheet.words }
    set { sheet = Sheet(newValue) }
  }

  /// Holds the words behind one reference, which is all that generated builders are compiled with.
  ///
  /// Incremental builds do not always compile them again when what is known changes its size.
  private var sheet: Sheet

  private final class Sheet {
    let words: Words

    init(_ words: Words) { self.words = words }
  }

  /// The words before a member.
  struct Words {
    let subject: Subject
    /// The protocol whose members are expected, where another one's expansion might not see it.
    let protocolName: String?
    var verb: Declaration.Verb = .expecting
    var tense: Declaration.Tense
    var cardinality: Cardinality?
    var position: SourcePosition?
    var beginning: Beginning?
  }

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
  /// ```swift
  /// var received: SubscriberExpectations { SubscriberExpectations(mockRecorder: .received(self)) }
  /// ```
  ///
  /// - Parameter mock: the mock that received them.
  /// - Returns: the recorder to make the builder with.
  public static func received(_ mock: some Mock) -> ExpectationRecorder {
    ExpectationRecorder(mock, tense: .past)
  }

  /// For `received` of a protocol from which others may inherit: calls that have been.
  ///
  /// ```swift
  /// extension Animal where Self: Mock {
  ///   var received: AnimalExpectations<Self> {
  ///     AnimalExpectations(.received(self, as: "Animal"))
  ///   }
  /// }
  /// ```
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

  /// For `receives` of a type: calls of its static members that are to come.
  ///
  /// ```swift
  /// extension Animal where Self: Mock {
  ///   static var receives: AnimalTypeExpectations<Self> {
  ///     AnimalTypeExpectations(.receives(Self.self, as: "Animal"))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the mock's type.
  ///   - protocolName: the protocol whose members they are.
  /// - Returns: the recorder to make the builder with.
  public static func receives<M: Mock>(
    _ type: M.Type, as protocolName: String
  ) -> ExpectationRecorder {
    ExpectationRecorder(.type(MockedType(type)), of: type, as: protocolName, tense: .future)
  }

  /// For `received` of a type: calls of its static members that have been.
  ///
  /// ```swift
  /// extension Animal where Self: Mock {
  ///   static var received: AnimalTypeExpectations<Self> {
  ///     AnimalTypeExpectations(.received(Self.self, as: "Animal"))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the mock's type.
  ///   - protocolName: the protocol whose members they are.
  /// - Returns: the recorder to make the builder with.
  public static func received<M: Mock>(
    _ type: M.Type, as protocolName: String
  ) -> ExpectationRecorder {
    ExpectationRecorder(.type(MockedType(type)), of: type, as: protocolName, tense: .past)
  }

  private init<M: Mock>(_ mock: M, as protocolName: String? = nil, tense: Declaration.Tense) {
    self.init(.mock(mock.mockObject), of: M.self, as: protocolName, tense: tense)
  }

  private init<M: Mock>(
    _ subject: Subject, of type: M.Type, as protocolName: String?, tense: Declaration.Tense
  ) {
    let protocolName = M.hasInheritedMembers ? nil : protocolName
    sheet = Sheet(Words(subject: subject, protocolName: protocolName, tense: tense))
  }
}

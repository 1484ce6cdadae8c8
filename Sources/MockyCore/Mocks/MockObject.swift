/// The part of a mock that records its calls and answers them.
///
/// See ``Mock`` for how a mock passes its calls to it.
public final class MockObject: Sendable {
  /// The mock's name, as failure messages give it.
  public let name: String
  /// The name of the mock's type.
  let typeName: MockTypeName
  /// The treatment of calls of members that no expectation mentions.
  let strictness: Strictness
  package let context: Context
  /// The expectations on the mock.
  let table = MockTable()
  /// The target of forwarded calls.
  let forwarding: Forwarding

  init(
    name: String, typeName: MockTypeName, strictness: Strictness, context: Context,
    forwarding target: Forwarding.Target = .nothing
  ) {
    self.name = name
    self.typeName = typeName
    self.strictness = strictness
    self.context = context
    forwarding = Forwarding(to: target, defaults: typeName.defaults)
  }

  /// True if it ignores calls of members that nothing mentions and that return such a value.
  func ignoresCalls(returning type: Any.Type) -> Bool {
    strictness == .nice || (strictness == .niceForVoid && type == Void.self)
  }
}

/// Functions for values on their way between a mock's members and the engine.
extension MockObject {
  /// Returns the result of a member that returns it as `sending`.
  @_documentation(visibility: internal)
  public static func sending<Value: ~Copyable>(_ result: consuming Value) -> sending Value {
    // The action that made the value cannot tell the compiler that it kept nothing of it.
    nonisolated(unsafe) let result = result
    return result
  }

  /// A value on its way between a mock and the real object of a spy, which are two actors.
  @_documentation(visibility: internal)
  // The mock only hands the value on, and cannot tell the compiler that it keeps nothing of it.
  public struct Sent<Value>: @unchecked Sendable {
    public let value: Value

    public init(_ value: Value) { self.value = value }
  }

  /// Returns the arguments of a parameter pack.
  @_documentation(visibility: internal)
  public static func list<each Value>(_ values: repeat each Value) -> [Any] {
    var list: [Any] = []
    for value in repeat each values { list.append(value) }
    return list
  }
}

/// The treatment of calls that no expectation mentions.
///
/// ```swift
/// let log = context.mock(MockLog.self, strictness: .nice)
/// ```
public enum Strictness: Sendable {
  /// Every call fails that is neither expected nor allowed; the default.
  ///
  /// From OCMock 1.3 (strict mocks).
  case strict
  /// Calls of members that no expectation mentions return default values, and are only recorded.
  ///
  /// A member that an expectation mentions is strict, unless `never` alone mentions it.
  ///
  /// After OCMock 1.1 and 1.2 (nice mocks).
  case nice
  /// Members that return nothing are treated as in a nice mock, and all others as in a strict one.
  ///
  /// From Mockable (`relaxedVoid`).
  case niceForVoid
  /// Calls of members that no expectation mentions run the default that an extension of the protocol
  /// gives them. Members without a default are strict.
  ///
  /// ```swift
  /// let delegate = context.mock(MockDownloadDelegate.self, strictness: .defaults)
  /// ```
  ///
  /// The plugin and `mockygen` see defaults in the extensions of the protocol and of its parents.
  /// The calls that a default makes on `self` reach the mock, but `self` is another object there. A
  /// mock without such a default is reported as a programming error.
  ///
  /// After Mockito (`CALLS_REAL_METHODS`).
  case defaults
}

/// The name of a mock's type, which shows the name of the mocked type.
final class MockTypeName: Sendable {
  /// As Swift writes it: "MockStore<Int>", without the types and modules around it.
  let text: String
  private let type: (any Mock.Type)?

  init(_ text: String, of type: (any Mock.Type)? = nil) {
    self.text = text
    self.type = type
  }

  convenience init(of type: any Mock.Type) { self.init("\(type)", of: type) }

  /// The defaults of the protocol's extensions, each with the reason why the mock cannot run it.
  var defaults: [String: String?] {
    let all = (type?.membersWithDefaults ?? []).map { ($0.member.key, $0.obstacle) }
    return Dictionary(all) { first, _ in first }
  }

  /// Returns a value that the mock's type makes up; nil if it knows no way.
  func madeUp<Value>(_ defaults: DefaultValues, for call: Invocation) -> Value? {
    type.flatMap { MockParts(mock: $0, defaults: defaults, call: call).madeUp() }
  }

  /// The module that the mock is in; nil for names that belong to no type.
  var module: String? {
    type.flatMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }
  }

  /// The name without its arguments: "MockStore".
  private var plain: Substring {
    // Most have none, and to look at each character takes time in debug builds.
    text.utf8.last == UInt8(ascii: ">") ? text.prefix { $0 != "<" } : Substring(text)
  }

  /// The name of the mocked type, if this name shows it: "Store" for "MockStore<Int>".
  var mocked: String? {
    // Of a whole string, as to ask a part of one takes ten times as long in debug builds.
    guard text.hasPrefix("Mock") else { return nil }
    let (plain, start) = (plain, text.utf8.index(text.startIndex, offsetBy: 4))
    return start == plain.endIndex ? nil : String(plain[start..<plain.endIndex])
  }

  /// The name from which a default name is made.
  var subject: String { mocked ?? String(plain) }
}

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

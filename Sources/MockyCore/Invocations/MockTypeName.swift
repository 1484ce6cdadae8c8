/// The name of a mock's type, and what it tells of the type that is mocked.
struct MockTypeName {
  /// As Swift writes it: "MockStore<Int>", without the types and modules around it.
  let text: String
  private let type: (any Mock.Type)?

  init(_ text: String) {
    self.text = text
    type = nil
  }

  init(of type: any Mock.Type) {
    text = "\(type)"
    self.type = type
  }

  /// The module that the mock is in; nil where it has no name of its own.
  var module: String? {
    type.flatMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }
  }

  /// The name without its arguments: "MockStore".
  private var plain: Substring { text.prefix { $0 != "<" } }

  /// What is mocked, as far as the name tells: of "MockStore<Int>" it is "Store".
  var mocked: String? {
    plain.hasPrefix("Mock") && plain.count > 4 ? String(plain.dropFirst(4)) : nil
  }

  /// What a default name is made from.
  var subject: String { mocked ?? String(plain) }
}

/// The name of a mock's type, and what it tells of the type that is mocked.
struct MockTypeName {
  /// As Swift writes it: "MockStore<Int>", without the types and modules around it.
  let text: String
  /// The module that the mock is in; nil where it has no name of its own.
  let module: String?

  init(_ text: String) {
    self.text = text
    module = nil
  }

  init(of type: any Mock.Type) {
    text = "\(type)"
    module = String(reflecting: type).split(separator: ".").first.map(String.init)
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

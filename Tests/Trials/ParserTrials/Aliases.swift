import MockyGenerator

/// Types that the compiler is to read, each as a type alias in one source.
struct Aliases {
  private var source = ""
  private(set) var count = 0
  /// The shapes that the compiler should see in the aliases that Mocky wrote.
  private(set) var expected: [(alias: String, shape: String)] = []

  var isEmpty: Bool { count == 0 }

  /// Adds a type's text and gives the alias's name.
  mutating func add(_ text: String) -> String {
    count += 1
    let name = "T\(count)"
    source += "typealias \(name) = \(text)\n"
    return name
  }

  /// Adds a type that Mocky read, as it writes it.
  mutating func expect(_ type: TypeSyntax) {
    if "\(type)" == "class" { return }
    expected.append((add("\(type)"), TypeShape.of(type)))
  }

  /// Returns the shapes that the compiler sees.
  func shapes(_ compiler: Compiler) -> [String: String] {
    guard !isEmpty, let root = compiler.dump(Array(source.utf8), as: "types") else { return [:] }
    var shapes: [String: String] = [:]
    for alias in root.children where alias.kind == "typealias" {
      guard let type = alias.child("type_repr") else { continue }
      shapes[alias.name] = type.kind == "type_function" ? signature(type) : TypeShape.of(type)
    }
    return shapes
  }

  /// A function type whose outermost labels do not count.
  private func signature(_ node: DumpNode) -> String {
    guard node.children.count == 2 else { return TypeShape.of(node) }
    let words = (node.has("async") ? "async " : "") + (node.has("throws") ? "throws " : "")
    let parameters = TypeShape.of(node.children[0], named: false)
    return "function(\(words)\(parameters), \(TypeShape.of(node.children[1])))"
  }
}

/// A fact about a requirement, with the alias of a type that the compiler has still to read.
struct Fact {
  var text: String
  var alias: String?
  var shape: String?

  func text(_ shapes: [String: String]) -> String {
    guard let alias else { return text + (shape.map { " " + $0 } ?? "") }
    return text + " " + (shapes[alias] ?? "nothing")
  }
}

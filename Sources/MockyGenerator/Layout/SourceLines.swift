/// Source as it is written, line by line.
struct SourceLines {
  private(set) var lines: [String] = []
  private var depth = 0

  /// How many columns are left on a line.
  var width: Int { 100 - 2 * depth }

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: 2 * depth) + line)
  }

  /// Adds a type alias.
  mutating func add(alias head: String, _ type: String) {
    add(LineBreaking.type("\(head) = \(type)", width: width))
  }

  /// Adds attributes, each on a line of its own, or on several.
  mutating func add(attributes: [Attribute]) {
    for attribute in attributes { add(LineBreaking.type(attribute.onOneLine, width: width)) }
  }

  mutating func add(_ lines: [String]) {
    for line in lines { add(line) }
  }

  /// A head with a type and what stands in its braces: `var name: Type {`.
  mutating func block(
    _ head: String, _ type: String, _ body: (inout SourceLines) -> Void
  ) {
    let whole = "\(head) \(type)"
    if whole.count + 2 <= width { return block("\(whole) {", body) }
    if whole.count <= width {
      add(whole)
    } else {
      add(head)
      indented { $0.add(LineBreaking.type(type, width: $0.width)) }
    }
    block("{", body)
  }

  /// A line that opens a brace, what stands in it, and the brace that closes it.
  mutating func block(_ opening: String, _ body: (inout SourceLines) -> Void) {
    add(opening)
    indented(body)
    add("}")
  }

  mutating func indented(_ body: (inout SourceLines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// The members in their order, with the conditions around them.
  mutating func each(
    _ items: [MockedItem], _ write: (inout SourceLines, MockedMember) -> Void
  ) {
    for item in items {
      switch item {
      case .member(let member): write(&self, member)
      case .conditional(let clauses):
        for clause in clauses {
          add(clause.directive)
          indented { $0.each(clause.items, write) }
        }
        add("#endif")
      }
    }
  }
}

import MockyGenerator

/// A protocol of a package, and what became of its mock.
struct MockedDeclaration {
  let name: String
  let path: String
  private(set) var state = State.compiled
  /// What the generator or the compiler said first.
  private(set) var reason = ""
  /// Whether the conditions that it stands in hold.
  var isActive = true
  private(set) var text = ""

  enum State { case refused, compiled, warned, failed }

  /// The end of the warning that shows that conditions hold.
  static let activity = "warning: RealCode"

  init(_ declaration: ProtocolDeclaration, in source: Source, path: String) {
    name = declaration.name.bare
    self.path = path
    let range = declaration.header.range
    let around = declaration.enclosing.reversed().map { source.text($0.header.range) }
    let peers = MockableExpansion(.peer, of: source.text(range), lexicalContext: around)
    let other = MockableExpansion(.extension, of: source.text(range), lexicalContext: around)
    if let diagnostic = peers.diagnostics.first {
      state = .refused
      reason = diagnostic.message
      return
    }
    let conditions = source.conditions(at: range.start)
    isActive = conditions.isEmpty
    var lines = conditions
    if !conditions.isEmpty { lines.append("#warning(\"RealCode\")") }
    lines.append(Self.nested(peers.source, in: declaration.enclosing))
    lines.append(other.source)
    lines += conditions.filter { $0.hasPrefix("#if") }.map { _ in "#endif" }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Puts source beside a protocol that stands in a type.
  private static func nested(_ source: String, in enclosing: [EnclosingDeclaration]) -> String {
    guard let last = enclosing.last else { return source }
    let path = enclosing.map(\.type.description).joined(separator: ".")
    let words = ["public", "package", "internal"]
    let access = last.header.modifiers.first { words.contains($0.name) }
    let level = last.keyword == "extension" ? access.map { "\($0.name) " } ?? "" : ""
    return "\(level)extension \(path) {\n\(source)\n}"
  }

  mutating func note(_ diagnostic: String, _ isError: Bool) {
    if isError, state != .failed {
      state = .failed
      reason = diagnostic
    } else if state == .compiled {
      state = .warned
      reason = diagnostic
    }
  }
}

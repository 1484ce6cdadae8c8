/// The protocols of all sources, by their names.
struct ProtocolIndex {
  private var protocols: [String: [FoundProtocol]] = [:]

  mutating func add(_ found: FoundProtocol) {
    protocols[found.name, default: []].append(found)
  }

  subscript(name: String) -> [FoundProtocol] { protocols[name, default: []] }

  /// All of them, in alphabetical order.
  var all: [FoundProtocol] {
    protocols.values.joined().sorted { ($0.identity, $0.path) < ($1.identity, $1.path) }
  }

  /// The protocol that another one inherits from; nil for one that stands in no source.
  func parent(_ type: TypeSyntax, of child: FoundProtocol) -> FoundProtocol? {
    guard case .named(let components) = type, let name = components.last?.name.bare else {
      return nil
    }
    var found = self[name]
    if components.count > 1 {
      let outer = components[components.count - 2].name.bare
      found = found.filter { $0.enclosing.last.map { $0 == outer } ?? ($0.module == outer) }
    }
    let modules = Set(child.imports.map(\.module))
    return found.first { $0.module == child.module && $0.enclosing == child.enclosing }
      ?? found.first { $0.module == child.module }
      ?? found.first { modules.contains($0.module) } ?? found.first
  }
}

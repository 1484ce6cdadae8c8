/// Names for the types that a nested protocol sees around it.
///
/// The extension of a protocol is at the top of the file, where a type beside the protocol has no
/// short name. The builder is beside the protocol, so it has an alias for each, which the extension
/// names.
package struct NestedNames {
  private let mocked: ProtocolPlan

  package init(_ mocked: ProtocolPlan) { self.mocked = mocked }

  private var isNeeded: Bool { !mocked.enclosing.isEmpty }

  /// The aliases that the builder declares, with their types, in alphabetical order.
  package var aliases: [(name: String, type: String)] {
    guard isNeeded else { return [] }
    var found: [String: String] = [:]
    for member in mocked.items.members {
      for type in member.requirements.flatMap({ $0.types + $0.effects.types }) {
        _ = type.mapping { part in
          if let path = path(part, in: member) { found[alias(path)] = path.text }
          return nil
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns a type as the extension writes it.
  func spelling(_ type: TypeSyntax, in member: MemberPlan) -> TypeSyntax {
    guard isNeeded else { return type }
    return type.mapping { part in
      guard let path = path(part, in: member) else { return nil }
      let builder = mocked.qualifiedBuilder(of: "Self")
      var last = path[path.count - 1]
      last.name.text = "\(builder).\(alias(path))"
      last.arguments = last.arguments?.map { spelling($0, in: member) }
      return .named([last] + part.components.dropFirst(path.count))
    }
  }

  /// Returns the names up to the first with generic arguments, if they lead to a type outside.
  private func path(
    _ type: TypeSyntax, in member: MemberPlan
  ) -> [TypeSyntax.Component]? {
    guard let components = type.named, let root = components.first?.name.bare,
      !["Self", "Swift", "Any", "Void", "AnyObject"].contains(root), !isInside(root, member)
    else { return nil }
    let plain = components.prefix { $0.arguments == nil }.count
    return Array(components.prefix(min(plain + 1, components.count)))
  }

  private func isInside(_ name: String, _ member: MemberPlan) -> Bool {
    mocked.generics.names.contains(name)
      || member.requirements.contains { $0.genericParameters.contains { $0.name.bare == name } }
  }

  /// The type that asks the compiler whether another one can be copied shares its name.
  private func alias(_ path: [TypeSyntax.Component]) -> String {
    let name = "__" + path.map(\.name.bare).joined(separator: "_")
    return mocked.recordedTypes.contains { $0.name == name } ? "\(name)_Itself" : name
  }
}

extension [TypeSyntax.Component] {
  fileprivate var text: String { map(\.name.text).joined(separator: ".") }
}

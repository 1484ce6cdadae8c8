/// Names for the types that a nested protocol sees around it.
///
/// The extension of a protocol stands at the top of the file, where a type beside the protocol has
/// no short name. So the builder, which stands beside it, has an alias for each, and the extension
/// names that.
struct NestedNames {
  private let mocked: MockedProtocol

  init(_ mocked: MockedProtocol) { self.mocked = mocked }

  private var isNeeded: Bool { !mocked.enclosing.isEmpty }

  /// The aliases that the builder declares, with what they stand for, in alphabetical order.
  var aliases: [(name: String, type: String)] {
    guard isNeeded else { return [] }
    var found: [String: String] = [:]
    for member in mocked.items.members {
      for type in member.types {
        _ = type.mapping { part in
          if let path = path(part, in: member) { found[alias(path)] = path.text }
          return nil
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A type as the extension writes it.
  func spelling(_ type: TypeSyntax, in member: MockedMember) -> TypeSyntax {
    guard isNeeded else { return type }
    return type.mapping { part in
      guard case .named(let components) = part, let path = path(part, in: member) else {
        return nil
      }
      let builder = "\(mocked.qualifiedBuilderName)<Self>"
      var last = path[path.count - 1]
      last.name.text = "\(builder).\(alias(path))"
      last.arguments = last.arguments?.map { spelling($0, in: member) }
      return .named([last] + components.dropFirst(path.count))
    }
  }

  /// The names up to the first with generic arguments, if they lead to a type outside.
  private func path(
    _ type: TypeSyntax, in member: MockedMember
  ) -> [TypeSyntax.Component]? {
    guard case .named(let components) = type, let root = components.first?.name.bare,
      !["Self", "Swift", "Any", "Void", "AnyObject"].contains(root), !isInside(root, member)
    else { return nil }
    let plain = components.prefix { $0.arguments == nil }.count
    return Array(components.prefix(min(plain + 1, components.count)))
  }

  private func isInside(_ name: String, _ member: MockedMember) -> Bool {
    mocked.generics.names.contains(name)
      || member.requirements.contains { $0.genericParameters.contains { $0.name.bare == name } }
  }

  /// What asks the compiler whether a type can be copied is called like the type, too.
  private func alias(_ path: [TypeSyntax.Component]) -> String {
    let name = "__" + path.map(\.name.bare).joined(separator: "_")
    return mocked.recordedTypes.contains { $0.name == name } ? "\(name)_Itself" : name
  }
}

extension [TypeSyntax.Component] {
  fileprivate var text: String { map(\.name.text).joined(separator: ".") }
}

extension MockedMember {
  /// All types that its declaration names.
  fileprivate var types: [TypeSyntax] {
    requirements.flatMap { requirement -> [TypeSyntax] in
      var types =
        requirement.parameters.map(\.declaredType) + [requirement.result].compactMap(\.self)
      types += requirement.genericParameters.compactMap(\.constraint)
      types += requirement.requirements.flatMap { [$0.subject, $0.object] }
      if case .typed(let type) = requirement.effects.throwing { types.append(type) }
      return types
    }
  }
}

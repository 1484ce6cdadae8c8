extension MockedRequirement {
  /// The word that strict memory safety asks for where a pointer is handed on.
  var safetyMark: String {
    let types = parameters.map(\.declaredType) + [result].compactMap(\.self)
    return types.lazy.map(\.safetyMark).first { !$0.isEmpty } ?? ""
  }
}

extension TypeSyntax {
  /// The word that strict memory safety asks for where a value of the type is handed on.
  var safetyMark: String {
    #if compiler(>=6.2)
      holdsPointers ? "unsafe " : ""
    #else
      ""  // The compiler that built this does not know the word, and it is the one that expands.
    #endif
  }

  /// Whether there are pointers in a value of the type, or a closure of it handles some.
  var holdsPointers: Bool {
    withoutMetatypes.contains { $0.lastName.map(Self.isUnsafe) ?? false }
  }

  /// To name a pointer's type is safe.
  private var withoutMetatypes: TypeSyntax {
    mapping { part in
      switch part {
      case .metatype: .name("Any")
      case .named(let components) where components.last?.name.bare == "Type": .name("Any")
      default: nil
      }
    }
  }

  private static func isUnsafe(_ name: String) -> Bool {
    ["OpaquePointer", "Unmanaged", "CVaListPointer"].contains(name)
      || name.hasPrefix("Unsafe") && name.hasSuffix("Pointer")
  }

  private var lastName: String? {
    if case .named(let components) = self { components.last?.name.bare } else { nil }
  }
}

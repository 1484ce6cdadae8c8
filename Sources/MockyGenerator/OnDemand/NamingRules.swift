/// The formatter's rules about names that a mock breaks because its protocol does.
enum NamingRules {
  /// - Returns: the comment that says so to the formatter; nil where no rule is broken.
  static func comment(for mocks: [MockedProtocol]) -> String? {
    var rules: [String] = []
    if !mocks.flatMap(\.memberNames).allSatisfy(\.isLowerCamelCase) {
      rules.append("AlwaysUseLowerCamelCase")
    }
    if !mocks.flatMap(\.typeNames).allSatisfy(\.isCapitalized) {
      rules.append("TypeNamesShouldBeCapitalized")
    }
    return rules.isEmpty
      ? nil : "// swift-format-ignore-file: \(rules.joined(separator: ", "))"
  }
}

extension MockedProtocol {
  fileprivate var memberNames: [String] {
    items.members.flatMap(\.requirements).flatMap { requirement in
      let labels = requirement.parameters.flatMap { [$0.label ?? $0.name, $0.name] }
      return (requirement.isOperator ? [] : [requirement.name]) + labels
    }
  }

  fileprivate var typeNames: [String] {
    [name] + generics.names + recordedTypes.map(\.name) + NestedNames(self).aliases.map(\.name)
      + items.members.flatMap(\.requirements).flatMap { $0.genericParameters.map(\.name.bare) }
  }
}

extension String {
  private var bare: String { Identifier(self, SourceRange(0, 0)).bare }

  fileprivate var isLowerCamelCase: Bool {
    bare.first?.isUppercase != true && !bare.dropFirst().contains("_")
  }

  fileprivate var isCapitalized: Bool {
    bare.first { $0 != "_" }?.isLowercase != true
  }
}

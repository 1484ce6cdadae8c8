/// The head of a type or of an extension, with what stands around it.
package struct EnclosedType: Sendable {
  /// The names of the types around it, and its own.
  package var path: [String]
  /// The generic parameters of the types around it, and its own.
  package var genericParameters: [String]
  package var inheritance: [InheritedType]
  package var requirements: [GenericRequirement]
  package var isExtension: Bool
  /// Whether it is declared to be seen outside of its module.
  package var isPublic: Bool
  /// Whether only its own file sees it.
  package var isPrivate: Bool

  init(
    _ declarations: [EnclosingDeclaration], inheritance: [InheritedType],
    requirements: [GenericRequirement]
  ) {
    path = declarations.path
    genericParameters = declarations.flatMap(\.genericParameters).map(\.name.bare)
    self.inheritance = inheritance
    self.requirements = requirements
    isExtension = declarations.last?.keyword == "extension"
    isPublic = declarations.last?.header.isPublic ?? false
    isPrivate = declarations.contains { $0.header.isOfOneFile }
  }
}

extension DeclarationHeader {
  /// Whether it says that other modules see the declaration.
  var isPublic: Bool {
    modifiers.contains { ["public", "open", "package"].contains($0.name) && $0.detail == nil }
  }

  /// Whether it says that only its own file sees the declaration.
  var isOfOneFile: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name) && $0.detail == nil }
  }
}

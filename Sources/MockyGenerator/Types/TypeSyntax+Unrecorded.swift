extension TypeSyntax {
  /// What stands for it in an expectation, where it cannot be recorded.
  var unrecorded: TypeSyntax {
    func name(_ text: String, _ arguments: [TypeSyntax]? = nil) -> Component {
      Component(Identifier(text, SourceRange(0, 0)), arguments: arguments)
    }
    return .named([name("MockyCore"), name("Unrecorded", [self])])
  }
}

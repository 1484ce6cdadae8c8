extension TypeSyntax {
  /// What stands for it in an expectation, where it cannot be copied or kept.
  var boxed: TypeSyntax {
    func name(_ text: String, _ arguments: [TypeSyntax]? = nil) -> Component {
      Component(Identifier(text, SourceRange(0, 0)), arguments: arguments)
    }
    return .named([name("MockyCore"), name("NoncopyableBox", [self])])
  }
}

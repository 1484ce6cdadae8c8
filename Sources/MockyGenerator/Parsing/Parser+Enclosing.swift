extension Parser {
  /// Reads the name and the generic parameters of a declaration that others stand in.
  mutating func parseEnclosing(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> EnclosingDeclaration {
    let keyword = takeIdentifier()
    let type = try parseEnclosingType(keyword.text)
    let generics = try parseGenericParameters()
    return EnclosingDeclaration(
      header: header(introducer, keyword: keyword.range), keyword: keyword.text, type: type,
      genericParameters: generics)
  }

  private mutating func parseEnclosingType(
    _ keyword: String
  ) throws(SyntaxProblem) -> TypeSyntax {
    switch keyword {
    case "extension": try parseType("a type after 'extension'")
    case "func": .named([TypeSyntax.Component(try parseMethodName())])
    default: .named([TypeSyntax.Component(try parseName("a name after '\(keyword)'"))])
    }
  }
}

extension EnclosingDeclaration {
  /// Reads the header of one declaration; nil for one that has no name.
  ///
  /// - Parameter source: the declaration, as the compiler sends it with a macro's.
  package init?(parsing source: String) {
    var parser = Parser(Array(source.utf8))
    do throws(SyntaxProblem) {
      let introducer = try parser.parseIntroducer()
      let names = ["struct", "class", "enum", "actor", "protocol", "extension", "func"]
      guard names.contains(parser.text(parser.token)) else { return nil }
      self = try parser.parseEnclosing(introducer)
      header.range.end = source.utf8.count
    } catch {
      return nil
    }
  }
}

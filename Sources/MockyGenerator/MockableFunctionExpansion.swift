/// The expansion of `@MockableFunction`: the mock's class, beside the type alias.
package struct MockableFunctionExpansion: Sendable {
  package private(set) var source = ""
  /// Their ranges are offsets into the UTF-8 of the declaration.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Expands a declaration.
  ///
  /// - Parameters:
  ///   - declaration: the declaration's source, its attributes included.
  ///   - lexicalContext: the sources of the declarations around it, innermost first, each
  ///     without its members.
  package init(of declaration: String, lexicalContext: [String] = []) {
    let bytes = Array(declaration.utf8)
    let other = OtherDeclaration(parsing: bytes, named: "MockableFunction")
    guard other.keyword.text == "typealias" else {
      diagnostics = [.notAnAlias(other)]
      return
    }
    do throws(SyntaxProblem) {
      let parser = Parser(bytes)
      expand(try parser.parseTypeAlias(try parser.parseIntroducer()), lexicalContext)
    } catch {
      diagnostics = [.unreadable(error)]
    }
  }

  private mutating func expand(_ alias: Member, _ lexicalContext: [String]) {
    let around = lexicalContext.reversed().map { EnclosingDeclaration(parsing: $0) }
    guard let read = ProtocolDeclaration(function: alias, in: around.compactMap(\.self)) else {
      diagnostics = [.error(.notAFunction, alias.name.range, alias.name.bare)]
      return
    }
    let isLocal = around.contains { $0 == nil || $0?.keyword == "func" }
    diagnostics = FunctionAliasCheck(read, isLocal: isLocal).diagnostics
    guard diagnostics.isEmpty else { return }
    var lines = SourceLines()
    lines.add("#if DEBUG || MOCKY")
    ClassWriter(mocked: ProtocolPlan(beside: read)).write(to: &lines)
    lines.add("#endif")
    source = lines.text
  }
}

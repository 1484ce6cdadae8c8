/// The expansion of `@Mockable`: source, and diagnostics about the declaration.
package struct MockableExpansion: Sendable {
  package var source: String
  /// Their ranges are offsets into the UTF-8 of the declaration.
  package var diagnostics: [Diagnostic]

  /// The two places in which the compiler asks for an expansion.
  package enum Role: Sendable {
    /// The builder of expectations and the mock's class, beside the protocol.
    case peer
    /// The extension of the protocol for the mocks of protocols that inherit from it.
    case `extension`
  }

  /// Expands a declaration.
  ///
  /// - Parameters:
  ///   - role: the part that is requested. Only the peers come with diagnostics, so that none is
  ///     repeated.
  ///   - declaration: the declaration's source, its attributes included.
  ///   - lexicalContext: the sources of the declarations around it, innermost first, each
  ///     without its members.
  package init(_ role: Role, of declaration: String, lexicalContext: [String] = []) {
    self = MockedDeclaration(declaration, lexicalContext: lexicalContext).expansion(role)
  }

  init(_ source: String, _ diagnostics: [Diagnostic]) {
    (self.source, self.diagnostics) = (source, diagnostics)
  }
}

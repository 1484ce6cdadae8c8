/// A place where a macro is attached to a declaration, as the compiler describes it.
struct AttachedMacro: Decodable {
  let macro: Reference
  let macroRole: String
  let attributeSyntax: Syntax
  let declSyntax: Syntax
  /// What is around the declaration, innermost first; its places are not known.
  let lexicalContext: [Syntax]?

  /// Which implementation the macro's declaration names.
  struct Reference: Decodable {
    let typeName: String
  }

  /// A piece of source, with the blanks and comments before it.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  /// Where a piece of source begins: at the first of the blanks and comments before it.
  struct Location: Decodable {
    let fileName: String
    /// Counted in UTF-8.
    let offset: Int
  }
}

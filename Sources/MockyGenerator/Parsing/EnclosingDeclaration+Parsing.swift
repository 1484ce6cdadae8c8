extension EnclosingDeclaration {
  package init?(parsing source: String) { return nil }
}

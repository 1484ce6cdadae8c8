/// What Mocky says about type aliases of functions, each text once.
extension Diagnostic {
  /// `@MockableFunction` stands before something else.
  static func notAnAlias(_ other: OtherDeclaration) -> Self {
    let isMockable = ["protocol", "class"].contains(other.keyword.text)
    let kind = isMockable ? "a \(other.keyword.text)" : other.kind?.name ?? "none"
    let remedy = isMockable ? "attach @Mockable instead" : "attach it to a type alias of one"
    return Diagnostic(
      .error, "@MockableFunction makes mocks of function types, and this is \(kind); \(remedy)",
      other.keyword.range,
      fixIts: other.attribute.map { [FixIt("remove '@MockableFunction'", [.init($0, "")])] } ?? [])
  }

  /// An alias of another type, or of an alias, which a macro does not see.
  static func notAFunction(_ name: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .error,
      "@MockableFunction makes mocks of function types, and '\(name)' is not written as one; write "
        + "the whole type after the equals sign", range)
  }

  /// What a macro writes inside a function nothing finds.
  static func localAlias(_ range: SourceRange) -> Self {
    Diagnostic(
      .error,
      "@MockableFunction cannot mock a type alias inside a function, where nothing would find the "
        + "mock; move it out", range)
  }

  static func aliasInProtocol(_ range: SourceRange) -> Self {
    Diagnostic(
      .error,
      "@MockableFunction cannot mock a type alias inside a protocol, where no class can stand; move "
        + "it out", range)
  }

  static func functionOfC(_ attribute: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .error,
      "@MockableFunction cannot mock a function that is '\(attribute)', as it could not hold on to "
        + "a mock; leave '\(attribute)' out", range)
  }

  /// A generic parameter that is a pack or a number.
  static func genericFunction(_ parameter: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .error,
      "@MockableFunction cannot write a class for '\(parameter)'; write the types out", range)
  }
}

/// What Mocky says about classes, each text once.
extension Diagnostic {
  static func finalClass(_ name: String, _ range: SourceRange) -> Self {
    let withBlank = SourceRange(range.start, range.end + 1)
    return Diagnostic(
      .error,
      "@Mockable makes a subclass, and '\(name)' is final; remove 'final', or mock a "
        + "protocol that the class conforms to", range,
      fixIts: [FixIt("remove 'final'", [.init(withBlank, "")])])
  }

  static func localClass(_ range: SourceRange) -> Self {
    Diagnostic(
      .error, "@Mockable cannot mock a class inside a function; move it out", range)
  }

  /// A subclass would have to write an initializer whose arguments nobody knows.
  static func requiredConvenience(_ name: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .error,
      "@Mockable cannot mock '\(name)', as a subclass cannot write its required convenience "
        + "initializer; make that designated, or move it to a protocol", range)
  }

  static func noInitializer(_ name: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .error,
      "@Mockable cannot mock '\(name)', as no designated initializer of it can be called by a "
        + "subclass; one that is not private and has no variadic parameter is needed", range)
  }

  /// The type of a variable is left to the compiler.
  static func typeLeftOut(_ name: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .warning,
      "'\(name)' is left as it is by the mock, as @Mockable cannot see its type; write it, or make "
        + "'\(name)' final or private", range,
      fixIts: [
        FixIt("write the type", [.init(SourceRange(range.end, range.end), ": <#Type#>")])
      ])
  }

  /// A member with types that mocks do not have.
  static func leftOut(_ name: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .warning,
      "'\(name)' is left as it is by the mock, as @Mockable does not mock its types; make it final "
        + "if that is meant", range)
  }
}

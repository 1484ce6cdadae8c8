import Testing

@testable import MockyGenerator

/// How an expectation names an operator.
@Suite struct OperatorNameTests {
  @Test(arguments: [
    ("+", "operatorPlus"), ("-", "operatorMinus"), ("*", "operatorTimes"),
    ("/", "operatorSlash"), ("==", "operatorEqualsEquals"), ("<=", "operatorLessEquals"),
    ("...", "operatorDotDotDot"), ("&&", "operatorAndAnd"), ("!", "operatorNot"),
    ("%|^~?>", "operatorPercentOrCaretTildeQuestionGreater"), ("≈", "operatorU2248"),
  ])
  func compilersWithoutRawIdentifiersReadItInWords(text: String, name: String) {
    #expect(OperatorName(text).inWords == name)
  }

  @Test func othersReadItAsItIs() {
    #expect(OperatorName("+").raw == "`operator +`")
  }

  /// The generator writes for the compiler that has built it.
  @Test func theCompilerDecides() {
    let declaration = "protocol Vector { static prefix func - (v: Self) -> Self }"
    let source = MockableExpansion(.peer, of: declaration).source
    #if compiler(>=6.2)
      #expect(source.contains("func `operator -`("))
    #else
      #expect(source.contains("func operatorMinus("))
    #endif
  }
}

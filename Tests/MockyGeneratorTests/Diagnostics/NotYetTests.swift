import MockyGenerator
import Testing

/// Declarations that Mocky does not support yet: each is refused with a text of its own, and only
/// that.
@Suite struct NotYetTests {
  /// The marks stand around what is reported.
  @Test(
    arguments: [
      ("@Mockable protocol P { var v: Int { «_read» _modify } }", "'_read' accessors"),
      (
        "@Mockable protocol P { subscript(i: Int) -> Int { get «_modify» } }", "'_modify' accessors"
      ),
      (
        "@Mockable @objc protocol P { @objc «optional» func f() }", "'optional' requirements"
      ),
      (
        "@Mockable @objc protocol P { @objc «optional» var v: Int { get } }",
        "'optional' requirements"
      ),
    ])
  func whatIsStillToComeIsRefused(_ marked: String, _ what: String) {
    let marked = MarkedSource(marked)
    let message =
      "error: @Mockable does not mock \(what) yet; write this protocol's mock by hand"
    expectDiagnostics(of: marked.source, marked.text(message))
  }
}

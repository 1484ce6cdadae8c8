/// Reports a call that must return a value without a stubbed or default one.
struct MissingValueReport {
  let invocation: Invocation
  let returnType: Any.Type
  let taker: (line: ExpectationLine?, reason: String?)
  let callPath: CallPath?

  private var headline: String {
    let name = (returnType as? __AnyNoncopyableBox.Type)?.valueName ?? "\(returnType)"
    return "\(invocation.text): no value to return, of type \(name)"
  }

  /// The last line of a process that ends because of it.
  var lastWords: String {
    let caller = callPath.map { "; called from \($0.caller)" } ?? ""
    return "\(headline): \(nextStep)\(caller)"
  }

  private var nextStep: String {
    "give it one with .then.returns(…), or all such calls with context.setDefault(…, for: \(metatype))"
  }

  var failure: MockFailure {
    var report = Report(headline, because: taker.reason)
    report.add("called from", callPath?.wholeText)
    report.add("expected at", taker.line?.text)
    let missing = missingMock.map {
      "there is no Mock\($0): name it in a test for the plugin, or mark \($0) @Mockable"
    }
    report.add("no mock", missing, under: "called from")
    let obstacle = "a mock of it cannot be found: private types have no name while a test runs"
    report.add("private", mayBeMockedPrivately ? obstacle : nil, under: "called from")
    report.add("next", nextStep)
    return invocation.misuse(report, at: taker.line, from: callPath)
  }

  /// The protocol whose mock the call would have returned, if that mock existed.
  private var missingMock: String? {
    guard isProtocol, invocation.mocks(of: returnType).isEmpty else { return nil }
    return NominalTypeName(String(reflecting: returnType))?.path.last
  }

  /// The type as an argument: protocols need `any` there, and functions parentheses.
  private var metatype: String {
    if isProtocol, returnType != Any.self { return "(any \(returnType)).self" }
    let text = "\(returnType)"
    return text.contains("->") ? "(\(text)).self" : "\(text).self"
  }

  private var isProtocol: Bool { "\(type(of: returnType))".hasSuffix(".Protocol") }

  /// True for a protocol or a class whose mock has no name for a lookup.
  private var mayBeMockedPrivately: Bool {
    (isProtocol || returnType is AnyClass)
      && String(reflecting: returnType).contains("(unknown context at ")
  }
}

/// Reports a call that must return a value without a stubbed or default one.
struct MissingValueReport {
  private let invocation: Invocation
  private let returnType: Any.Type
  private let taker: (position: SourcePosition?, reason: String?)
  private let callSite: CallSite?

  init(_ invocation: Invocation, returning: Any.Type) {
    self.invocation = invocation
    returnType = returning
    taker = invocation.taker
    callSite = CallSite.ofCall(
      of: invocation.mock.typeName, in: invocation.mock.context.testPlace)
  }

  private var headline: String {
    let name = (returnType as? __AnyNoncopyableBox.Type)?.valueName ?? "\(returnType)"
    return "\(invocation.text): no value to return, of type \(name)"
  }

  private var position: SourcePosition {
    taker.position ?? callSite?.testPosition ?? invocation.mock.context.origin
  }

  /// The last line of a process that ends because of it.
  var lastWords: String {
    let remedy = "give it one with .then.returns(…) or context.setDefault(…, for: \(metatype))"
    let caller = callSite.map { "; called from \($0.caller)" } ?? ""
    return "\(headline): \(remedy)\(caller)"
  }

  var failure: MockFailure {
    var report = Report(headline)
    report.add("because", taker.reason)
    report.add("called from", callSite?.wholeText)
    report.add("expected at", taker.position?.text)
    let remedy = "give it one"
    report.add(remedy, "with .then.returns(…) where the call is expected,")
    report.add("", "or for all calls with context.setDefault(…, for: \(metatype))", under: remedy)
    let missing = missingMock.map {
      "there is no Mock\($0): name it in a test for the plugin, or mark \($0) @Mockable"
    }
    report.add("no mock", missing, under: remedy)
    let obstacle = "a mock of it cannot be found: private types have no name while a test runs"
    report.add("private", mayBeMockedPrivately ? obstacle : nil, under: remedy)
    return report.failure(.misuse, at: position)
  }

  /// The protocol whose mock the call would have returned, if that mock existed.
  private var missingMock: String? {
    let (mock, context) = (invocation.mock, invocation.mock.context)
    let modules = [mock.typeName.module, context.origin.module].compactMap { $0 }
    guard isProtocol, MockTypeLookup(modules: modules).mocks(of: returnType).isEmpty else {
      return nil
    }
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

extension Invocation {
  /// The place of the expectation that handles the call, and the test's reason for it.
  fileprivate var taker: (position: SourcePosition?, reason: String?) {
    mock.context.update { state in
      (takenBy?.position, state.table.all.first { $0.line === takenBy }?.reasonText)
    }
  }

  /// Reports that the call can't be forwarded to the real object or to `super`. For example, a
  /// member with variadic parameters can't forward its call.
  /// - Parameter reason: the reason; the member's own reason if nil.
  func failToForward(because reason: String? = nil) {
    mock.context.fail(.misuse, of: self) {
      let taker = taker
      let site = CallSite.ofCall(of: mock.typeName, in: mock.context.testPlace)
      var report = Report("\(text): cannot be forwarded")
      report.add("because", taker.reason)
      report.add("called from", site?.text)
      report.add("expected at", taker.position?.text)
      report.add("obstacle", reason ?? obstacle)
      report.add("stub it", "with .then.returns(…) or .then.performs { … }")
      let position = taker.position ?? site?.testPosition ?? mock.context.origin
      return report.failure(.misuse, at: position)
    }
  }

  /// Reports an action that a member of this kind can't run. This happens if the parts of a
  /// hand-written mock don't agree.
  func failToPerform(
    _ step: ActionStep, of expectation: Expectation, _ misuse: (String, String) -> Misuse
  ) {
    mock.context.fail(.misuse, of: self) {
      .misuse(
        misuse(text, step.text), at: expectation.position, because: expectation.reasonText)
    }
  }

  /// Reports a value of another type than the result. This happens in generic members, and if the
  /// parts of a hand-written mock don't agree.
  func failToReturn(_ value: Any, as type: Any.Type) {
    fail { .wrongValue(text, returns: type, given: Self.typed(value)) }
  }

  /// Reports an error of another type than the call throws.
  func failToThrow(_ error: any Error, as type: any Error.Type) {
    fail { .wrongError(text, throws: type, given: Self.typed(error)) }
  }

  private func fail(_ misuse: () -> Misuse) {
    mock.context.fail(.misuse, of: self) {
      let taker = taker
      return .misuse(misuse(), at: taker.position ?? mock.context.origin, because: taker.reason)
    }
  }

  static func typed(_ value: Any) -> String {
    "\(ValueText.of(value)) (\(type(of: value)))"
  }
}

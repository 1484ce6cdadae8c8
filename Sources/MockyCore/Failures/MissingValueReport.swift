/// Says of a call that it has to return a value which nobody gave and nobody can make.
struct MissingValueReport {
  private let invocation: Invocation
  private let returnType: Any.Type

  init(_ invocation: Invocation, returning: Any.Type) {
    self.invocation = invocation
    returnType = returning
  }

  var failure: MockFailure {
    let context = invocation.mock.context
    let taker = context.update { _ in invocation.takenBy }
    let position = taker?.position ?? context.origin
    var report = Report("\(invocation.text): no value to return, of type \(returnType)")
    if let taker { report.add("expected at", taker.position.text) }
    report.add("give it one", "with .then.returns(…) where the call is expected,")
    report.add(
      "", "or for all calls with context.setDefault(…, for: \(metatype))",
      under: "give it one")
    if let name = missingMock {
      report.add(
        "no mock",
        "there is no Mock\(name): name it in a test for the plugin, or mark \(name) @Mockable",
        under: "give it one")
    }
    if mayBeMockedPrivately {
      report.add(
        "private", "a mock of it cannot be found: private types have no name while a test runs",
        under: "give it one")
    }
    return MockFailure(kind: .misuse, message: report.text, position: position)
  }

  /// The protocol whose mock the call would have returned, if there were one.
  private var missingMock: String? {
    let (mock, context) = (invocation.mock, invocation.mock.context)
    let modules = [mock.typeName.module, context.origin.module].compactMap { $0 }
    guard isProtocol, !invocation.isExpected,
      MockTypeLookup(modules: modules).mocks(of: returnType).isEmpty
    else { return nil }
    return NominalTypeName(String(reflecting: returnType))?.path.last
  }

  /// The type as an argument: protocols need `any` there, and functions parentheses.
  private var metatype: String {
    if isProtocol, returnType != Any.self { return "(any \(returnType)).self" }
    let text = "\(returnType)"
    return text.contains("->") ? "(\(text)).self" : "\(text).self"
  }

  private var isProtocol: Bool { "\(type(of: returnType))".hasSuffix(".Protocol") }

  /// It is a protocol or a class, whose mock has no name by which it could be found.
  private var mayBeMockedPrivately: Bool {
    (isProtocol || returnType is AnyClass)
      && String(reflecting: returnType).contains("(unknown context at ")
  }
}

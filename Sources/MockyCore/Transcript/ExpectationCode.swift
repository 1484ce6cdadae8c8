/// The line of a `check` block that expects some recorded calls.
struct ExpectationCode {
  /// `expectThat(store).receives`
  private let subject: String
  /// `.save("apple", at: .any)`
  private let call: String
  /// `.then.returns(3)`; empty if there is no result, or code cannot write it.
  private var action: String = ""
  /// The values that code cannot write.
  private var comments: [String] = []
  /// The number of arguments that may be any.
  private let openArguments: Int
  private let isNotification: Bool
  private var count = 1

  /// Runs the arguments' own descriptions, so never under the lock.
  /// - Returns: nil for a notification that no expectation took, because any code may post it.
  init?(_ call: CallSnapshot) {
    let (invocation, member) = (call.invocation, call.invocation.member)
    let (mock, arguments) = (invocation.mock, invocation.arguments)
    isNotification = member.kind == .notification
    if isNotification {
      guard !call.takenBy.isNil, let name = arguments.first else { return nil }
      subject = "expectNotification(named: \(ValueText.of(name)))"
      (self.call, openArguments) = ("", 0)
      return
    }
    let sources = arguments.map(ValueCode.of)
    openArguments = sources.count(where: \.isNil)
    let closures = arguments.count(where: ValueCode.isClosure)
    // An expectation of more arguments takes matchers only.
    let isMixed = arguments.count - closures <= 4 || openArguments <= closures
    let texts = sources.map { source in
      source.map { isMixed ? $0 : $0 == "nil" ? ".isNil" : ".value(\($0))" } ?? ".any"
    }
    subject = "expectThat(\(mock.identifier)).receives"
    self.call = member.expectationText(texts)
    comments = zip(arguments, sources).compactMap { value, source in
      source.isNil && !ValueCode.isClosure(value) ? ValueCode.comment(on: value) : nil
    }
    if call.isForwarded { action = ".then.forwards()" }
    guard !call.isForwarded, let result = call.result?.source else { return }
    if result.hasPrefix(".") { action = result } else { comments.append(result) }
  }

  private func text(_ count: Int) -> String {
    let number = count == 1 ? "" : isNotification ? ".times(\(count))" : "(\(count))"
    let comment = comments.isEmpty ? "" : "  // \(comments.joined(separator: ", "))"
    return "\(subject)\(number)\(call)\(action)\(comment)"
  }

  /// Returns a `check` block that expects all of these calls.
  static func block(of calls: [ExpectationCode]) -> String {
    var lines: [ExpectationCode] = []
    for call in calls {
      // Calls with other results between two equal ones keep them apart.
      let last = lines.lastIndex { $0.subject == call.subject && $0.call == call.call }
      if let last, lines[last].text(1) == call.text(1) {
        lines[last].count += 1
      } else {
        lines.append(call)
      }
    }
    // The first expectation that matches takes a call, so those with the fewest open arguments
    // come first.
    let most = lines.map(\.openArguments).max() ?? 0
    let sorted = (0...most).flatMap { open in lines.filter { $0.openArguments == open } }
    let texts = sorted.map { "  \($0.text($0.count))" }
    return (["context.check {"] + texts + ["}"]).joined(separator: "\n")
  }
}

extension MemberName {
  /// A call as expectations write it: `.save("apple", at: 0)`, `.name(setTo: "main")`.
  fileprivate func expectationText(_ arguments: [String]) -> String {
    let labels = kind == .function ? [] : labels.map { $0 == "new value" ? "setTo" : $0 }
    let list = arguments.enumerated().map { index, text in
      labels.label(index).map { "\($0): \(text)" } ?? text
    }
    return kind == .getter ? ".\(name)" : ".\(builderName)(\(list.joined(separator: ", ")))"
  }

  private var builderName: String {
    switch baseName {
    case _ where kind == .function: "call"
    case "init": "`init`"
    case let name where name.isIdentifier: name
    case let name: "`operator \(name)`"
    }
  }
}

extension MockObject {
  /// The variable that a test has the mock in, as far as its name shows it: "subscriberOne" for
  /// "subscriber one"; "MockStore.self" for a type.
  var identifier: String {
    if typeName.module != nil, name == typeName.text { return "\(name).self" }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = ([words.first.map(String.init) ?? "mock"] + others).joined()
    return joined.first?.isNumber == true ? "_\(joined)" : joined
  }
}

/// Values as Swift code.
enum ValueCode {
  /// Returns a literal, a case, a mock's variable, or an array of these; nil for other values, and
  /// for values that an expectation cannot compare.
  static func of(_ value: Any) -> String? {
    let value = ObjectCast.initialValue(value)
    guard !PlainValue.of(value).isNil, let text = text(of: value) else { return nil }
    return text.utf8.count <= RenderedText.limit ? text : nil
  }

  private static func text(of value: Any) -> String? {
    let (opened, depth) = Optionals.opened(value)
    guard let opened else { return depth == 0 ? "nil" : nil }
    let type = type(of: opened)
    if type is AnyClass { return ObjectCast.mock(opened)?.mockObject.identifier }
    switch opened {
    case let text as String where type == String.self: return EscapedText.quoted(text)
    case is Int where type == Int.self, is Bool where type == Bool.self: return "\(opened)"
    case let number as Double where type == Double.self && number.isFinite: return "\(number)"
    case let number as any BinaryInteger: return "\(type)(\(number))"
    case let number as Float where number.isFinite: return "Float(\(number))"
    default: break
    }
    let whole = ValueParts(of: opened)
    guard whole.style == .enum || opened is [Any] else { return nil }
    var texts: [String] = []
    for (label, value) in whole.parts {
      guard let text = text(of: value) else { return nil }
      texts.append(label.isEmpty || label.first?.isNumber == true ? text : "\(label): \(text)")
    }
    let list = texts.joined(separator: ", ")
    if whole.style == .collection { return "[\(list)]" }
    guard whole.caseName.isIdentifier, let type = name(of: type) else { return nil }
    return "\(type).\(whole.caseName)" + (list.isEmpty ? "" : "(\(list))")
  }

  /// Returns `Shop.Door`; nil for a generic type. Types that are private or in a function have an
  /// unknown part in their names, which code beside them does not need.
  private static func name(of type: Any.Type) -> String? {
    let name = String(reflecting: type)
    let parts = name.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
    return name.contains("<") ? nil : parts.joined(separator: ".")
  }

  /// Returns the text of a value, in one line.
  static func comment(on value: Any) -> String {
    EscapedText.escaped(ShortText.of(value), in: .none)
  }

  static func isClosure(_ value: Any) -> Bool {
    value is ArgumentPlaceholder || ValueText.isFunction(value)
  }

  /// Returns the action that repeats a call's result; a comment if code cannot write it.
  static func action(for outcome: Outcome) -> String {
    if let error = outcome.error {
      return text(of: error).map { ".then.throws(\($0))" } ?? "threw \(comment(on: error))"
    }
    let value = outcome.value
    return text(of: value).map { ".then.returns(\($0))" } ?? "returned \(comment(on: value))"
  }
}

extension MethodDeclaration {
  var isOperator: Bool { name.text.unicodeScalars.first.map(\.beginsOperator) ?? false }
}

extension MockedRequirement {
  /// Operators have no labels, and an expectation names them in words: `operator +`.
  mutating func makeOperator() {
    isOperator = true
    parameters = parameters.map { $0.withoutLabel }
  }

  /// The name on the builder.
  var builderName: String { isOperator ? OperatorName(name).spelling : name }
}

/// How an expectation names an operator.
struct OperatorName {
  private let text: String

  init(_ text: String) { self.text = text }

  /// As the compiler that built this can read it, which is the one that expands.
  var spelling: String {
    #if compiler(>=6.2)
      raw
    #else
      inWords
    #endif
  }

  /// `operator +`, as a raw identifier, which compilers know from 6.2 on.
  var raw: String { "`operator \(text)`" }

  /// `operatorPlus`, for older ones.
  var inWords: String { "operator" + text.unicodeScalars.map(Self.word).joined() }

  /// A character by its name; by its number where it is not ASCII.
  private static func word(_ scalar: Unicode.Scalar) -> String {
    words[scalar] ?? "U" + String(scalar.value, radix: 16, uppercase: true)
  }

  private static let words: [Unicode.Scalar: String] = [
    "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash", "%": "Percent", "=": "Equals",
    "<": "Less", ">": "Greater", "!": "Not", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde",
    "?": "Question", ".": "Dot",
  ]
}

extension Unicode.Scalar {
  /// Outside of ASCII there are letters, too: `π` begins a name.
  fileprivate var beginsOperator: Bool {
    isASCII ? self == "." || UInt8(ascii: self).isOperator : isOperator
  }
}

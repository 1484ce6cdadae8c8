extension MethodDeclaration {
  var isOperator: Bool { name.text.unicodeScalars.first.map(\.beginsOperator) ?? false }
}

extension CallablePlan {
  /// The name on the builder: an expectation names an operator in words, `operator +`.
  var builderName: String { isOperator ? "`operator \(name)`" : name }
}

extension Unicode.Scalar {
  /// Outside of ASCII there are letters, too: `π` begins a name.
  fileprivate var beginsOperator: Bool {
    isASCII ? self == "." || UInt8(ascii: self).isOperator : isOperator
  }
}

extension MethodDeclaration {
  var isOperator: Bool { name.text.utf8.first.map(\.beginsOperator) ?? false }
}

extension MockedRequirement {
  /// Operators have no labels, and an expectation names them in words: `operator +`.
  mutating func makeOperator() {
    isOperator = true
    parameters = parameters.map { $0.withoutLabel }
  }

  /// The name on the builder.
  var builderName: String { isOperator ? "`operator \(name)`" : name }
}

extension UInt8 {
  var beginsOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) || self >= 0x80 }
}

extension Member {
  var isOperator: Bool { name.text.unicodeScalars.first.map(\.beginsOperator) ?? false }
}

extension CallablePlan {
  /// The name on the builder, which spells an operator in words: `operator +`.
  package var builderName: String { isOperator ? "`operator \(name)`" : name }
}

extension Unicode.Scalar {
  /// Letters exist outside of ASCII, too: `π` begins a name.
  fileprivate var beginsOperator: Bool {
    isASCII ? self == "." || UInt8(ascii: self).isOperator : isOperator
  }
}

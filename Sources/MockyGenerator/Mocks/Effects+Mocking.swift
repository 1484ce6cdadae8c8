extension Effects {
  /// What a mock's member does for a requirement: what does not throw may stand for what rethrows.
  var ofMock: Effects {
    var effects = self
    if case .rethrows = throwing { effects.throwing = nil }
    if asynchrony == .reasync { effects.asynchrony = nil }
    return effects
  }

  /// Whether they are those of the closures that are passed.
  var followArguments: Bool {
    if case .rethrows = throwing { return true }
    return asynchrony == .reasync
  }

  /// Whether what may do this may call what may do the others.
  func cover(_ others: Effects) -> Bool {
    if others.asynchrony != nil, asynchrony == nil { return false }
    return switch (throwing, others.throwing) {
    case (_, nil), (.throws, _): true
    case (.typed(let type), .typed(let other)): type.description == other.description
    default: false
    }
  }
}

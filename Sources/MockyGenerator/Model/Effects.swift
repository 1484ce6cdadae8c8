/// The effects of a function: whether it suspends, and the errors it throws.
package struct Effects: Sendable, CustomStringConvertible {
  /// `async` or `reasync`, if one is written.
  package var asynchrony: Asynchrony?
  package var throwing: Throwing?

  package init(asynchrony: Asynchrony? = nil, throwing: Throwing? = nil) {
    (self.asynchrony, self.throwing) = (asynchrony, throwing)
  }

  /// The type of the errors, if one is written.
  var types: [TypeSyntax] { if case .typed(let type) = throwing { [type] } else { [] } }

  /// The type of the errors: `Swift.Never` for none.
  var failure: TypeSyntax {
    switch throwing {
    case nil: .inSwift("Never")
    case .throws, .rethrows: .anyError
    case .typed(let type): type
    }
  }

  /// The words before a call, with a blank after each.
  var marks: String { (throwing == nil ? "" : "try ") + (asynchrony == nil ? "" : "await ") }

  /// The effects with a blank before each: " async throws".
  package var description: String {
    switch throwing {
    case nil: asynchronyText
    case .throws: "\(asynchronyText) throws"
    case .rethrows: "\(asynchronyText) rethrows"
    case .typed(let type): "\(asynchronyText) throws(\(type))"
    }
  }
  var asynchronyText: String { asynchrony.map { " \($0.rawValue)" } ?? "" }

  package enum Asynchrony: String, Sendable { case async, reasync }

  package enum Throwing: Sendable {
    case `throws`
    case `rethrows`
    /// `throws(E)`
    case typed(TypeSyntax)
  }
}

extension Effects {
  /// The effects of a mock's member for a requirement: a member that does not throw may implement
  /// one that rethrows.
  var ofMock: Effects {
    var effects = self
    if case .rethrows = throwing { effects.throwing = nil }
    if asynchrony == .reasync { effects.asynchrony = nil }
    return effects
  }

  /// A Boolean value that indicates whether they are those of the closures that are passed.
  var followArguments: Bool {
    if case .rethrows = throwing { return true }
    return asynchrony == .reasync
  }

  /// Returns whether code with these effects may call code with the others.
  func cover(_ others: Effects) -> Bool {
    if others.asynchrony != nil, asynchrony == nil { return false }
    return switch (throwing, others.throwing) {
    case (_, nil), (.throws, _): true
    case (.typed(let type), .typed(let other)): type.description == other.description
    default: false
    }
  }
}

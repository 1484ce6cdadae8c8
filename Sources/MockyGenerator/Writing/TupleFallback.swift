/// What makes a tuple of default values: only the compiler can put one together.
struct TupleFallback {
  /// The types of the values, those of tuples inside in their place.
  private var parts: [TypeSyntax] = []
  /// Whether a tuple has to be put together from the parts, or is already what they are.
  private var isComposed = false
  private var tuple = ""

  /// Nil for what is no tuple, and for one with functions, of which there are no default values.
  init?(_ result: TypeSyntax) {
    guard case .tuple(let elements) = result.core, elements.count > 1 else { return nil }
    tuple = take(elements)
    // The compiler crashes where it gives labels to a tuple with metatypes or closures in it.
    if elements.contains(where: { !$0.names.isEmpty }), parts.contains(where: \.mayBeThin) {
      isComposed = true
    }
    if parts.contains(where: { $0.isClosure || $0.isUninhabited }) { return nil }
  }

  /// `fallback: { $0.tuple(Int.self, String.self) }`
  var text: String {
    let types = parts.map(\.metatypeExpression).joined(separator: ", ")
    return "fallback: { $0.tuple(\(types))\(isComposed ? ".map { \(tuple) }" : "") }"
  }

  /// Takes the parts of a tuple, and says how it is put together from them: `(($0.0, $0.1), $0.2)`.
  private mutating func take(_ elements: [TypeSyntax.TupleElement]) -> String {
    let texts = elements.map { element in
      if case .tuple(let inner) = element.type.core, inner.count > 1 {
        isComposed = true
        return take(inner)
      }
      parts.append(element.type)
      return "$0.\(parts.count - 1)"
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}

extension TypeSyntax {
  /// Whether a metatype or a closure may be in it, as far as one can see without knowing what its name
  /// stands for.
  fileprivate var mayBeThin: Bool {
    contains { part in
      switch part {
      case .metatype, .function, .member: true
      case .named(let components): !components.areKnown
      default: false
      }
    }
  }
}

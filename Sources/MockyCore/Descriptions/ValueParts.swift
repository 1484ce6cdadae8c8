/// The parts of a value, as reflection sees them.
struct ValueParts {
  /// The kind of value that holds the parts together.
  enum Kind: Equatable {
    case structure, object, tuple, collection
    /// A case of an enum, with its name; empty if that is unknown.
    case enumCase(String)
    /// It has no parts.
    case atom
  }

  let kind: Kind
  /// The parts in their order, a part without a name by its number: "0".
  let parts: Parts

  typealias Parts = AnySequence<(name: String, value: Any)>

  /// Looks at a value that is no optional. Values that an actor holds belong to it alone, and are never
  /// read from outside.
  init(of value: Any) {
    let mirror = CustomText.mirror(of: value)
    switch mirror.displayStyle {
    case .struct: (kind, parts) = (.structure, Self.stored(in: value, mirror))
    case .class where !(value is any Actor):
      (kind, parts) = (.object, Self.stored(in: value, mirror))
    case .enum:
      let name = mirror.children.first?.label ?? ""
      (kind, parts) = (.enumCase(name), Self.parts(ofCase: mirror))
    case .tuple: (kind, parts) = (.tuple, Self.named(mirror.children))
    case .collection, .set, .dictionary:
      (kind, parts) = (.collection, Self.named(mirror.children))
    default: (kind, parts) = (.atom, AnySequence([]))
    }
  }

  /// The values that a case holds; several are in a tuple.
  private static func parts(ofCase mirror: Mirror) -> Parts {
    guard let payload = mirror.children.first else { return AnySequence([]) }
    let inner = Mirror(reflecting: payload.value)
    return inner.displayStyle == .tuple ? named(inner.children) : AnySequence([("", payload.value)])
  }

  private static func named(_ children: Mirror.Children) -> Parts {
    AnySequence(
      children.lazy.enumerated().map { index, child in
        let label = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        return (label ?? "\(index)", child.value)
      })
  }

  /// The stored properties of a struct, or of an object, those of its ancestors first.
  ///
  /// Only those that hold their values: to read an unowned reference whose object has gone ends the
  /// process.
  private static func stored(in value: Any, _ mirror: Mirror) -> Parts {
    if value is any CustomReflectable { return named(mirror.children) }
    return stored(in: value, mirror) { _ in true }
  }

  /// The stored properties whose types are wanted: no other is read.
  static func stored(
    in value: Any, _ mirror: Mirror, where isWanted: (Any.Type) -> Bool
  ) -> Parts {
    let groups = mirror.ancestors.reversed().map(\.children)
    guard let known = StoredField.ofFields(of: type(of: value)),
      known.count == groups.map(\.count).reduce(0, +)
    else { return AnySequence([]) }
    let fields = groups.flatMap { children in children.indices.map { (children, $0) } }
    let readable = zip(fields, known).filter { $1.isStrong && isWanted($1.type) }.map(\.0)
    return AnySequence(
      readable.lazy.map { children, index in
        let child = children[index]
        return (child.label ?? "", child.value)
      })
  }
}

extension Mirror {
  /// It, and those of the classes that its class inherits from.
  fileprivate var ancestors: [Mirror] { [self] + (superclassMirror?.ancestors ?? []) }
}

import Foundation

/// A tuple, an array, a dictionary, a set or a result with any values.
///
/// Tuples are compared part by part, and so are collections and results of values that are not
/// `Equatable`, or that may be requests.
struct CompositePlainValue {
  /// The kind of value, and the name of a result's case.
  private let kind: (style: Mirror.DisplayStyle?, caseName: String)
  let values: [Any]
  /// The entries of a dictionary, or the elements of a set by themselves; nil of other values.
  private var entries: [AnyHashable: Any]?

  init?(_ value: Any) {
    let value = type(of: value) == AnyHashable.self ? (value as? AnyHashable)?.base ?? value : value
    if let list = value as? [Any] {
      (kind, values) = ((.collection, ""), list)
    } else if var entries = value as? [AnyHashable: Any] {
      if RequestParts.mayBeIn(value) {
        // A request finds an entry whose key differs from it.
        for (key, value) in entries where RequestParts(key) != nil {
          entries[key] = (key.base, value)
        }
      }
      (kind, values) = ((.dictionary, ""), Array(entries.values))
      self.entries = entries
    } else if let elements = value as? Set<AnyHashable> {
      let entries = Dictionary(elements.map { ($0, $0.base) }) { $1 }
      (kind, values) = ((.dictionary, ""), Array(entries.values))
      self.entries = entries
    } else {
      let whole = ValueParts(of: value)
      let isList = whole.style == .collection && ValueWriter.isOfSystem(value)
      guard TypeKind.of(type(of: value)) == .tuple || isList || value is any AnyResult else {
        return nil
      }
      (kind, values) = ((whole.style, whole.caseName), whole.parts.map(\.value))
    }
  }

  /// Returns its values in the order of another one; nil if they are of different kinds or keys.
  private func values(as other: CompositePlainValue) -> [Any]? {
    guard kind == other.kind else { return nil }
    guard let entries, let others = other.entries else { return values }
    return entries.count == others.count ? others.keys.compactMap { entries[$0] } : nil
  }

  /// Returns nil if the value is none of these, or if one of its parts cannot be compared.
  static func plain(of value: Any) -> PlainValue? {
    guard let whole = CompositePlainValue(value) else { return nil }
    var parts: [PlainValue] = []
    for part in whole.values {
      guard let part = PlainValue.of(part) else { return nil }
      parts.append(part)
    }
    return NonequatablePlainValue(value) { [parts] actual in
      let values = actual.value.flatMap(CompositePlainValue.init)?.values(as: whole)
      guard let values, values.count == parts.count else { return false }
      return zip(parts, values).allSatisfy { $0.isEqual(to: $1) }
    }
  }

  /// Returns the type that cannot be compared, and the types that hold it.
  static func incomparableTypes(in value: Any) -> [String] {
    guard let value = Optionals.unwrapped(value) else { return [] }
    let part = CompositePlainValue(value)?.values.first { PlainValue.of($0).isNil }
    return (part.map(incomparableTypes) ?? []) + ["\(type(of: value))"]
  }

  /// Returns whether nil has the same depth of optionals in two values. The values are equal after
  /// a conversion of types, which may add or remove optionals.
  static func haveEqualDepths(_ expected: Any, _ actual: Any) -> Bool {
    let (left, right) = (Optionals.opened(expected), Optionals.opened(actual))
    guard let whole = left.value.flatMap(CompositePlainValue.init),
      let values = right.value.flatMap(CompositePlainValue.init)?.values(as: whole)
    else { return !left.value.isNil || left.depth == right.depth }
    return zip(whole.values, values).allSatisfy(haveEqualDepths)
  }
}

private protocol AnyResult {}

extension Result: AnyResult {}

/// The parts of a `URLRequest`, whose `==` ignores headers and body. Its mirror shows them, because
/// the module that declares it is not linked on all systems.
struct RequestParts {
  /// The parts in their order, with the names of headers in one spelling.
  let all: [(name: String, value: Any)]

  /// Returns nil if a value, perhaps behind `AnyHashable`, is no request.
  init?(_ value: Any) {
    let request = Optionals.unwrapped(value).flatMap { $0 as? AnyHashable }?.base
    let names = ["FoundationNetworking.URLRequest", "Foundation.URLRequest"]
    guard let request, names.contains(_typeName(type(of: request))) else { return nil }
    all = Mirror(reflecting: request).children.map { label, value in
      guard let fields = value as? [String: String] else { return (label ?? "", value) }
      let headers = Dictionary(fields.map { ($0.capitalized, $1) }) { $1 }
      return (label ?? "", (headers.isEmpty ? nil : headers) as Any)
    }
  }

  /// Returns whether a value's type is one with requests inside, or may hide them.
  static func mayBeIn(_ value: Any) -> Bool {
    let name = _typeName(type(of: (value as? AnyHashable)?.base ?? value))
    return name.hasSuffix(">") && (name.contains("URLRequest") || name.contains("AnyHashable"))
  }

  /// Returns whether the parts that the `==` of requests may ignore are equal.
  func isLike(_ other: RequestParts) -> Bool {
    zip(all, other.all).allSatisfy { part, other in
      !["httpMethod", "httpBody", "allHTTPHeaderFields"].contains(part.name)
        || PlainValue.of(part.value)?.isEqual(to: other.value) ?? false
    }
  }
}

import Foundation

/// Compares tuples part by part, as well as collections and results of values that are not
/// `Equatable`, or that may be requests.
enum CompositePlainValue {
  /// Returns nil if the value is none of these, or if one of its parts cannot be compared.
  static func plain(of value: Any) -> PlainValue? {
    guard let whole = Composite(value) else { return nil }
    var parts: [PlainValue] = []
    for part in whole.values {
      guard let part = PlainValue.of(part) else { return nil }
      parts.append(part)
    }
    return NonequatablePlainValue(value) { [parts] actual in
      let values = Optionals.unwrapped(actual).flatMap(Composite.init)?.values(as: whole)
      guard let values, values.count == parts.count else { return false }
      return zip(parts, values).allSatisfy { $0.isEqual(to: $1) }
    }
  }

  /// Returns the type that cannot be compared, and the types that hold it.
  static func incomparableTypes(in value: Any) -> [String] {
    guard let value = Optionals.unwrapped(value) else { return [] }
    let part = Composite(value)?.values.first { PlainValue.of($0).isNil }
    return (part.map(incomparableTypes) ?? []) + ["\(type(of: value))"]
  }

  /// Returns whether nil has the same depth of optionals in two values. The values are equal after
  /// a conversion of types, which may add or remove optionals.
  static func haveEqualDepths(_ expected: Any, _ actual: Any) -> Bool {
    let (left, right) = (Optionals.opened(expected), Optionals.opened(actual))
    guard let whole = left.value.flatMap(Composite.init),
      let values = right.value.flatMap(Composite.init)?.values(as: whole)
    else { return !left.value.isNil || left.depth == right.depth }
    return zip(whole.values, values).allSatisfy(haveEqualDepths)
  }
}

/// A tuple, an array, a dictionary, a set or a result with any values.
private struct Composite {
  private let kind: ValueParts.Kind
  let values: [Any]
  /// The entries of a dictionary, or the elements of a set by themselves; nil of other values.
  private var entries: [AnyHashable: Any]?

  init?(_ value: Any) {
    let value = type(of: value) == AnyHashable.self ? (value as? AnyHashable)?.base ?? value : value
    if let list = value as? [Any] {
      (kind, values) = (.collection, list)
    } else if var entries = value as? [AnyHashable: Any] {
      if RequestParts.mayBeIn(value) {
        // A request finds an entry whose key differs from it.
        for (key, value) in entries where RequestParts(key) != nil {
          entries[key] = (key.base, value)
        }
      }
      (kind, values, self.entries) = (.collection, Array(entries.values), entries)
    } else if let elements = value as? Set<AnyHashable> {
      let entries = Dictionary(elements.map { ($0, $0.base) }) { $1 }
      (kind, values, self.entries) = (.collection, Array(entries.values), entries)
    } else {
      // A type with its own mirror isn't a tuple, even if the mirror claims so.
      let style = Mirror(reflecting: value).displayStyle
      let isTuple = style == .tuple && !(value is any CustomReflectable)
      let isList = style == .collection && ValueWriter.isOfSystem(value)
      guard isTuple || isList || value is any AnyResult else { return nil }
      let parts = ValueParts(of: value)
      (kind, values) = (parts.kind, parts.parts.map(\.value))
    }
  }

  /// Returns its values in the order of another one; nil if they are of different kinds or keys.
  func values(as other: Composite) -> [Any]? {
    guard kind == other.kind, entries.isNil == other.entries.isNil else { return nil }
    guard let entries, let others = other.entries else { return values }
    return entries.count == others.count ? others.keys.compactMap { entries[$0] } : nil
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
    guard let request, Self.isRequest(type(of: request)) else { return nil }
    all = Mirror(reflecting: request).children.map { label, value in
      guard let fields = value as? [String: String] else { return (label ?? "", value) }
      let headers = Dictionary(fields.map { ($0.capitalized, $1) }) { $1 }
      return (label ?? "", (headers.isEmpty ? nil : headers) as Any)
    }
  }

  private static func isRequest(_ type: Any.Type) -> Bool {
    ["FoundationNetworking.URLRequest", "Foundation.URLRequest"].contains(_typeName(type))
  }

  /// Returns whether a value's type is one with requests inside, or may hide them.
  static func mayBeIn(_ value: Any) -> Bool {
    let name = _typeName(type(of: (value as? AnyHashable)?.base ?? value))
    return name.hasSuffix(">") && (name.contains("URLRequest") || name.contains("AnyHashable"))
  }

  private func part<Part>(_ name: String, _ type: Part.Type) -> Part? {
    all.first { $0.name == name }?.value as? Part
  }

  /// Returns whether the parts that the `==` of requests may ignore are equal.
  func isLike(_ other: RequestParts) -> Bool {
    func isEqual<Part: Equatable>(_ name: String, _ type: Part.Type) -> Bool {
      part(name, type) == other.part(name, type)
    }
    return isEqual("httpMethod", String.self) && isEqual("httpBody", Data.self)
      && isEqual("allHTTPHeaderFields", [String: String].self)
  }
}

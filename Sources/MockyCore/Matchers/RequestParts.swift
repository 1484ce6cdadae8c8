import Foundation

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

/// A parameter in a random protocol.
struct ParameterSketch {
  /// The label that a caller writes; nil for the name itself.
  var label: String?
  var name: String
  var type: TypeSketch
  var isVariadic: Bool = false

  var text: String {
    (label.map { "\($0) " } ?? "") + "\(name): \(type.text)" + (isVariadic ? "..." : "")
  }

  fileprivate var smaller: [ParameterSketch] {
    var results = type.smaller.map { type in
      var copy = self
      copy.type = type
      return copy
    }
    for change: (inout ParameterSketch) -> Void in [
      { $0.isVariadic = false }, { $0.label = "_" }, { $0.name = "value" },
    ] {
      var copy = self
      change(&copy)
      if copy.text != text { results.append(copy) }
    }
    return results
  }
}

/// A requirement of a random protocol, in parts that can be left out one by one.
struct RequirementSketch {
  enum Kind { case method, property, `subscript`, initializer }

  var kind: Kind
  var attributes: [String] = []
  var modifiers: [String] = []
  var name: String
  var generics: [String] = []
  var parameters: [ParameterSketch] = []
  var effects: [String] = []
  var result: TypeSketch?
  var clauses: [String] = []
  /// The accessors in the braces of a property or a subscript.
  var accessors: [String] = []

  var isStatic: Bool { modifiers.contains("static") }

  var text: String {
    let start = (attributes + modifiers).map { "\($0) " }.joined()
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let parameters = "(\(parameters.map(\.text).joined(separator: ", ")))"
    let effects = effects.map { " \($0)" }.joined()
    let arrow = result.map { " -> \($0.text)" } ?? ""
    let clause = clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))"
    let braces = " { \(accessors.joined(separator: " ")) }"
    switch kind {
    case .method: return "\(start)func \(name)\(list)\(parameters)\(effects)\(arrow)\(clause)"
    case .initializer: return "\(start)\(name)\(list)\(parameters)\(effects)\(clause)"
    case .property: return "\(start)var \(name): \(result?.text ?? "Int")\(braces)"
    case .subscript: return "\(start)subscript\(list)\(parameters)\(arrow)\(clause)\(braces)"
    }
  }

  /// The requirement, simpler by one step in one place.
  var smaller: [RequirementSketch] {
    without(\.attributes) + without(\.generics) + without(\.clauses) + without(\.parameters)
      + without(\.modifiers) + without(\.effects) + plainer
      + parameters.indices.flatMap { index in
        parameters[index].smaller.map { with(\.parameters[index], $0) }
      }
      + (result?.smaller.map { with(\.result, $0) } ?? [])
  }

  /// Without a result, with fewer accessors, with a plain name.
  private var plainer: [RequirementSketch] {
    var results: [RequirementSketch] = []
    if kind == .method, result != nil { results.append(with(\.result, nil)) }
    if kind == .method, name != "run" { results.append(with(\.name, "run")) }
    if kind == .property, name != "item" { results.append(with(\.name, "item")) }
    if kind == .initializer, name != "init" { results.append(with(\.name, "init")) }
    if !accessors.isEmpty, accessors != ["get"] { results.append(with(\.accessors, ["get"])) }
    return results
  }

  private func with<Value>(
    _ path: WritableKeyPath<RequirementSketch, Value>, _ value: Value
  ) -> RequirementSketch {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  /// Once without each of them.
  private func without<Element>(
    _ path: WritableKeyPath<RequirementSketch, [Element]>
  ) -> [RequirementSketch] {
    self[keyPath: path].indices.map { index in
      var copy = self
      copy[keyPath: path].remove(at: index)
      return copy
    }
  }
}

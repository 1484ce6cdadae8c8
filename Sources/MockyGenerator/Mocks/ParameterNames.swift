/// Names for parameters inside a mock, where each can be used in an expression and hides nothing
/// that the mock's code needs.
struct ParameterNames {
  private let declared: [String]
  private let taken: Set<String>

  init(_ parameters: [Parameter]) {
    declared = parameters.map { ($0.secondName ?? $0.firstName).bare }
    let boxes = parameters.filter(\.type.isBoxed).map {
      Self.boxName(($0.secondName ?? $0.firstName).bare)
    }
    taken = Set(
      ["Swift", "MockyCore", "made", "mockObject", "mockRecorder", "newValue", "self"] + boxes)
  }

  /// The names in the order of the parameters.
  var usable: [String] {
    zip(1..., declared).reduce(into: []) { names, parameter in
      names.append(free(usable(parameter.1, parameter.0), besides: names))
    }
  }

  /// What the box of an `inout` parameter is called.
  static func boxName(_ name: String) -> String { "\(name)Argument" }

  private func usable(_ name: String, _ position: Int) -> String {
    if !name.isPlain { return free("argument\(position)") }
    return Keywords.contains(name) || taken.contains(name) ? free("\(name)Argument") : name
  }

  private func free(_ name: String) -> String {
    declared.contains(name) || taken.contains(name) ? free("\(name)_") : name
  }

  /// Two parameters of a requirement may have the same name.
  private func free(_ name: String, besides names: [String]) -> String {
    names.contains(name) ? free(free("\(name)_"), besides: names) : name
  }
}

extension TypeSyntax {
  fileprivate var isBoxed: Bool { hasSpecifier(["inout", "consuming"]) }
}

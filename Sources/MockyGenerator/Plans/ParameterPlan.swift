/// A parameter of a requirement, and how a mock hands its argument on.
package final class ParameterPlan {
  /// Attributes that its declarations repeat.
  let attributes: [Attribute]
  /// The label that a caller writes. Nil if there is none.
  package let label: String?
  /// The name inside the mock, which nothing there hides.
  package let name: String
  /// The type as the requirement declares it.
  let declaredType: TypeSyntax
  let isVariadic: Bool
  /// Whether the caller gives it away.
  let isSent: Bool
  /// The type of what an expectation matches.
  let valueType: TypeSyntax
  let passing: Passing

  /// How the argument gets from the caller to the expectation.
  enum Passing {
    case value
    /// In a box whose value goes back.
    case `inout`
    /// As what it gives when it is called.
    case autoclosure(Effects)
    /// For the time of the call only.
    case nonEscapingClosure(Effects)
    /// What cannot be recorded, lent to be looked at.
    case borrowed
    /// What cannot be recorded, lent to be changed.
    case changed
    /// What cannot be recorded, and belongs to the call.
    case consumed
  }

  /// The name by which the compiler is asked whether it can be copied; nil where that is known.
  let recordedType: String?

  /// The error of a closure that is known at a call only.
  let genericError: TypeSyntax?

  /// Whether a property or a subscript is set to it, or it is `inout`: a closure escapes then.
  let isStored: Bool
  /// Whether an expectation takes a value, and not only a matcher: closures cannot be compared.
  let takesPlainValues: Bool

  /// The names of parameters that are labels, too.
  enum Labeling { case each, secondOnly, none }

  /// What becomes of a declared parameter.
  ///
  /// - Parameters:
  ///   - parameter: as it is declared.
  ///   - name: what it is called inside the mock.
  ///   - effects: what the member may do that it belongs to.
  ///   - labeling: which of its names is a label.
  ///   - copyability: what can be copied.
  ///   - fixed: the associated types that are known, of which some may have no values.
  init(
    _ parameter: Parameter, name: String, of effects: Effects, labeling: Labeling,
    _ copyability: Copyability, fixed: FixedTypes
  ) {
    let first = parameter.firstName
    let isLabeled =
      switch labeling {
      case .each: first.text != "_"
      case .secondOnly: first.text != "_" && parameter.secondName != nil
      case .none: false
      }
    label = isLabeled ? first.text : nil
    attributes = parameter.attributes.filter(\.isCustom)
    self.name = name
    isVariadic = parameter.isVariadic
    isSent = parameter.type.isSending
    let takesValues: Bool
    if let boxed = Self.boxed(parameter.type, copyability.answer(parameter.type)) {
      (declaredType, valueType, passing, recordedType) = boxed
      takesValues = recordedType != nil
    } else {
      declaredType = parameter.type.withoutOwnership
      recordedType = nil
      (valueType, passing) = Self.passing(parameter, effects)
      takesValues = !valueType.isClosure && !parameter.type.escapes
    }
    takesPlainValues = takesValues && !fixed.resolving(valueType).isUninhabited
    isStored = if case .inout = passing { true } else { false }
    genericError = valueType.closureError.flatMap { copyability.isGeneric($0) ? $0 : nil }
  }

  /// The value that a property or a subscript is set to.
  init(newValue type: TypeSyntax, _ answer: Copyability.Answer, fixed: FixedTypes) {
    let mayBeCopied = if case .no = answer { false } else { true }
    attributes = []
    label = SetterNames.usual
    name = "newValue"
    declaredType = type.stored
    isVariadic = false
    isSent = false
    recordedType = nil
    genericError = nil
    valueType = mayBeCopied ? type.stored : type.stored.boxed
    passing = mayBeCopied ? .value : .consumed
    isStored = mayBeCopied
    takesPlainValues =
      mayBeCopied && !type.isClosure && !fixed.resolving(valueType).isUninhabited
  }

  /// Its names as they are declared: `_ steps`, `why`, `for key`.
  func names(_ label: String?) -> String {
    guard let label else { return "_ \(name)" }
    return Identifier(label, SourceRange(0, 0)).bare == name ? label : "\(label) \(name)"
  }
}

extension ParameterPlan {
  /// Whether it stands for any number of arguments of any types.
  var isPack: Bool { if case .packExpansion = declaredType { true } else { false } }
}

extension ParameterPlan {
  /// Whether no call can have an argument for it.
  var isUninhabited: Bool {
    guard !isVariadic else { return false }
    if let effects = autoclosureEffects {
      return effects.isEmpty && valueType.isUninhabited
    }
    return valueType.isUninhabited
  }
}

extension CallablePlan {
  /// Whether there can be no arguments for it.
  var cannotBeCalled: Bool { parameters.contains { $0.isUninhabited } }
}

extension TypeSyntax {
  /// Whether there are no values of it, as far as one can see.
  var isUninhabited: Bool {
    switch core {
    case .named: core.isStandard("Never")
    case .tuple(let elements): elements.contains(where: \.type.isUninhabited)
    default: false
    }
  }
}

extension Effects {
  var isEmpty: Bool { asynchrony == nil && throwing == nil }
}

extension ParameterPlan {
  /// How an argument is handed on that cannot be recorded, or may not be.
  private static func boxed(
    _ type: TypeSyntax, _ answer: Copyability.Answer
  ) -> (TypeSyntax, TypeSyntax, Passing, recordedType: String?)? {
    let value = type.valueOnly.stored
    switch answer {
    case .yes: return nil
    case .no:
      let passing: Passing =
        if type.hasSpecifier(["inout"]) || type.hasSpecifier(["consuming"]) && value.isMutableView {
          .changed
        } else if type.hasSpecifier(["consuming", "__owned"]), !value.isView { .consumed } else {
          .borrowed
        }
      return (type.withoutSending, value.boxed, passing, nil)
    case .unknown(let recorded):
      if type.hasSpecifier(["inout"]) { return (type, value.boxed, .changed, nil) }
      return (
        type.withoutSending, .name("\(recorded).Recorded"),
        type.hasSpecifier(["consuming"]) ? .consumed : .borrowed, recorded
      )
    }
  }

  private static func passing(
    _ parameter: Parameter, _ effects: Effects
  ) -> (TypeSyntax, Passing) {
    let type = parameter.type.withoutOwnership
    if parameter.isVariadic { return (.array(type.keepingValue), .value) }
    guard case .attributed(let attributes, let specifiers, let base) = type else {
      return (type.stored, closurePassing(type) ?? .value)
    }
    if specifiers.contains(where: { $0.name == "inout" }) { return (type.keepingValue, .inout) }
    if attributes.contains(where: { $0.name == "autoclosure" }),
      case .function(let function) = base.core, effects.cover(function.effects)
    {
      return (function.result.stored, .autoclosure(function.effects))
    }
    let escapes = attributes.contains { $0.name == "escaping" }
    return (type.keepingValue, escapes ? .value : closurePassing(type) ?? .value)
  }

  private static func closurePassing(_ type: TypeSyntax) -> Passing? {
    guard case .function(let function) = type.core else { return nil }
    return .nonEscapingClosure(function.effects)
  }
}

/// Names for parameters inside a mock, where each can be used in an expression and hides nothing
/// that the mock's code needs.
struct ParameterNames {
  private let declared: [String]
  /// Those, and what the mock's code needs.
  private let known: Set<String>
  private let taken: Set<String>

  init(_ parameters: [Parameter]) {
    declared = parameters.map { ($0.secondName ?? $0.firstName).bare }
    let boxes = parameters.filter(\.type.isBoxed).map {
      Self.boxName(($0.secondName ?? $0.firstName).bare)
    }
    taken = Set(
      ["Swift", "MockyCore", "made", "mockObject", "mockRecorder", "newValue", "self"] + boxes)
    known = taken.union(declared)
  }

  /// The names in the order of the parameters.
  var usable: [String] {
    var used: Set<String> = []
    var latest: [String: String] = [:]
    return zip(1..., declared).map { position, declared in
      // Two parameters of a requirement may have the same name.
      let first = usable(declared, position)
      var name = latest[first] ?? first
      while !used.insert(name).inserted { name = free("\(name)_") }
      latest[first] = name
      return name
    }
  }

  /// What the box of an `inout` parameter is called.
  static func boxName(_ name: String) -> String { "\(name)Argument" }

  private func usable(_ name: String, _ position: Int) -> String {
    if !name.isPlain { return free("argument\(position)") }
    return Keyword.contains(name) || taken.contains(name) ? free("\(name)Argument") : name
  }

  private func free(_ name: String) -> String {
    var name = name
    while known.contains(name) { name += "_" }
    return name
  }
}

extension TypeSyntax {
  fileprivate var isBoxed: Bool { hasSpecifier(["inout", "consuming"]) }
}

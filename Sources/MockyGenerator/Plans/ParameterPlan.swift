/// A parameter of a requirement, and the way a mock passes its argument on.
package final class ParameterPlan {
  /// Attributes that its declarations repeat.
  let attributes: [Attribute]
  /// The label in a call; nil if there is none.
  package let label: String?
  /// The name inside the mock, which is unique there.
  package let name: String
  /// The type in the requirement's declaration.
  let declaredType: TypeSyntax
  let isVariadic: Bool
  /// The default of a class's member, with ` = ` before it; empty if there is none.
  let defaultValue: String
  /// A Boolean value that indicates whether the caller gives up the argument.
  let isSent: Bool
  /// The type of the value that an expectation matches.
  let valueType: TypeSyntax
  let route: Route

  /// The way of an argument from the caller to the expectation.
  enum Passing {
    case value
    /// In a box, whose value is written back.
    case `inout`
    /// As the result of calling it.
    case autoclosure(Effects)
    /// Only during the call.
    case nonEscapingClosure(Effects)
    /// A value that cannot be recorded, lent for reading.
    case borrowed
    /// A value that cannot be recorded, lent for changes.
    case changed
    /// A value that cannot be recorded, and belongs to the call.
    case consumed
  }

  /// The name that asks the compiler whether it can be copied; nil if that is known.
  let recordedType: String?

  /// The error of a closure that is known only at a call.
  let genericError: TypeSyntax?

  /// A Boolean value that indicates whether it is a new value, `inout`, or the result of an
  /// autoclosure: a closure escapes then.
  let isStored: Bool
  /// A Boolean value that indicates whether an expectation takes a value beside a matcher: closures
  /// cannot be compared.
  let takesPlainValues: Bool

  /// Plans a declared parameter.
  ///
  /// - Parameters:
  ///   - parameter: the declared parameter.
  ///   - name: its name inside the mock.
  ///   - label: its label in a call.
  ///   - effects: the effects of its member.
  ///   - copyability: the types that can be copied.
  ///   - fixed: the associated types that are known, some of which may have no values.
  init(
    _ parameter: Parameter, name: String, label: String?, of effects: Effects,
    _ copyability: Copyability, fixed: FixedTypes
  ) {
    self.label = label
    attributes = parameter.attributes.filter(\.isCustom)
    self.name = name
    isVariadic = parameter.isVariadic
    defaultValue = parameter.plainDefault.map { " = \($0)" } ?? ""
    isSent = parameter.type.isSending
    let takesValues: Bool
    let passing: Passing
    if let boxed = Self.boxed(parameter.type, copyability.answer(parameter)) {
      (declaredType, valueType, passing, recordedType) = boxed
      takesValues = recordedType != nil
    } else {
      declaredType = parameter.type.withoutOwnership
      recordedType = nil
      (valueType, passing) = Self.passing(parameter, effects)
      takesValues = !valueType.isClosure && !parameter.type.escapes
    }
    takesPlainValues = takesValues && !fixed.resolving(valueType).isUninhabited
    route = Route(name, passing, declaredType, valueType)
    isStored = route.isCalled || route.isInout
    genericError = valueType.closureError.flatMap { copyability.isGeneric($0) ? $0 : nil }
  }

  /// Plans the new value of a property or a subscript.
  init(newValue type: TypeSyntax, _ answer: Copyability.Answer, fixed: FixedTypes) {
    let mayBeCopied = if case .no = answer { false } else { true }
    attributes = []
    label = "setTo"
    name = "newValue"
    declaredType = type.stored
    isVariadic = false
    defaultValue = ""
    isSent = false
    recordedType = nil
    genericError = nil
    valueType = mayBeCopied ? type.stored : type.stored.boxed
    route = Route(name, mayBeCopied ? .value : .consumed, declaredType, valueType)
    isStored = mayBeCopied
    takesPlainValues =
      mayBeCopied && !type.isClosure && !fixed.resolving(valueType).isUninhabited
  }

  /// Returns its names in a declaration: `_ steps`, `why`, `for key`.
  var names: String {
    guard let label else { return "_ \(name)" }
    return label.bare == name ? label : "\(label) \(name)"
  }
}

extension ParameterPlan {
  /// A Boolean value that indicates whether it takes any number of arguments of any types.
  var isPack: Bool { declaredType.isPackExpansion }

  /// Its name before `in`. The compiler takes a `{` with an accessor's name after it for accessors.
  var nameInClosure: String { ["didSet", "willSet"].contains(name) ? "(\(name))" : name }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it is `Never`, and no tuple that contains one.
  var isNever: Bool { core.isStandard("Never") }

  /// A Boolean value that indicates whether it is known to have no values.
  var isUninhabited: Bool {
    isNever || core.kind == .tuple && core.parts.contains(where: \.isUninhabited)
  }
}

extension Effects {
  var isEmpty: Bool { asynchrony == nil && throwing == nil }
}

extension ParameterPlan {
  /// Returns the way of an argument that cannot, or must not, be recorded.
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
    if type.hasSpecifier(["inout"]) { return (type.keepingValue, .inout) }
    guard let function = type.core.function else { return (type.keepingValue, .value) }
    if type.has(attribute: "autoclosure"), effects.cover(function.effects) {
      return (function.result.withoutSending.stored, .autoclosure(function.effects))
    }
    let escapes = type.has(attribute: "escaping")
    return (type.keepingValue, escapes ? .value : .nonEscapingClosure(function.effects))
  }
}

/// Names for parameters inside a mock, which can be used in expressions and hide no name that the
/// mock's code needs.
struct ParameterNames {
  private let declared: [String]
  /// These names, and those that the mock's code needs.
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
    return zip(1..., declared).map { position, declared in
      // Two parameters of a requirement may have the same name.
      var name = usable(declared, position)
      while !used.insert(name).inserted { name = free("\(name)_") }
      return name
    }
  }

  /// Returns the name of an `inout` parameter's box.
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

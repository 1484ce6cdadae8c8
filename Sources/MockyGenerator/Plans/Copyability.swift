/// Knows which types of a protocol can be copied and kept, as far as the sources show it.
struct Copyability {
  /// An answer whether values of a type can be arguments and results like any others.
  enum Answer {
    case yes, no
    /// The compiler has to find out: `recorded` is the name of the type that asks it.
    case unknown(recorded: String)

    /// Returns the answer for a result, of which `Never` is none that can be copied. The compiler
    /// warns about code around a call that never returns, but not around one that returns a box.
    func ofResult(_ type: TypeSyntax?) -> Answer { type?.isNever == true ? .no : self }

    /// Returns the type of an expectation's result for a member that returns the type.
    func recorded(_ type: TypeSyntax) -> TypeSyntax {
      switch self {
      case .yes: type
      case .no: type.boxed
      case .unknown(let recorded): .name("\(recorded).Recorded")
      }
    }

    /// Returns the expression of that type, for the core.
    func expression(_ type: TypeSyntax) -> String {
      guard case .unknown = self else { return recorded(type).metatypeExpression }
      return "MockyCore.MockObject.recorded(\(type.metatypeExpression))"
    }
  }

  /// The rules for copying, by the names of types.
  private var rules: [String: CopyingRule]
  /// The names of associated types and generic parameters, whose own types can be copied.
  private var parameters: Set<String> = []
  /// Types that a parameter borrows or consumes, which may not be copyable.
  private var owned: Set<String> = []

  init(_ declaration: ProtocolDeclaration) {
    rules = CopyingRule.standard.merging(declaration.copyingRules) { $1 }
    for name in declaration.noncopyableTypes { rules[name] = .never }
    let types = declaration.members.associatedTypes
    for name in types.map(\.name) + declaration.primaryAssociatedTypes {
      parameters.insert(name.bare)
      rules[name.bare] = .always
    }
    for type in types where type.mayNotBeCopied { rules[type.name.bare] = .never }
    owned = Set(
      declaration.members.ownedTypes.map { "\($0.withoutOwnership.stored.withoutOptional)" })
  }

  /// Returns the facts inside a member, which may have generic parameters of its own.
  func inside(_ member: Member) -> Copyability {
    var inner = self
    let known = Dictionary(grouping: member.requirements, by: \.subject.description)
    for parameter in member.genericParameters {
      let name = parameter.name.bare
      let demands =
        [parameter.constraint].compactMap(\.self)
        + known[name, default: []].map(\.object)
      let mayBeCopied = !demands.contains { $0.contains(\.isSuppressed) }
      inner.rules[name] = mayBeCopied ? .always : .never
      inner.parameters.insert(name)
    }
    return inner
  }

  /// Returns whether a type is known only at a call.
  func isGeneric(_ type: TypeSyntax) -> Bool { type.mentions(parameters.union(["Self"])) }

  /// Returns whether the arguments of a parameter can be copied. Swift lets only types that can be
  /// copied be variadic.
  func answer(_ parameter: Parameter) -> Answer {
    parameter.isVariadic ? .yes : answer(parameter.type)
  }

  /// Returns whether a type can be copied.
  func answer(_ type: TypeSyntax) -> Answer {
    let type = type.valueOnly.stored
    let core = type.core
    switch core.kind {
    case .optional, .inlineArray:
      let answer = answer(core.parts[core.parts.count - 1])
      if case .yes = answer { return .yes }
      if case .no = answer { return .no }
    case .some, .any: return core.base.contains(\.isSuppressed) ? .no : .yes
    case .named:
      if let answer = answer(core.components) { return answer }
    default: return .yes
    }
    guard owned.contains("\(type.withoutOptional)") else { return .yes }
    return .unknown(recorded: "__\(Self.identifier(type))")
  }

  private func answer(_ components: [TypeSyntax.Component]) -> Answer? {
    let name = components.map(\.name.bare).joined(separator: ".")
    if let rule = rule(of: components, name) {
      let arguments = components.flatMap { $0.arguments ?? [] }.map { argument in
        if case .no = answer(argument) { CopyingRule.never } else { CopyingRule.always }
      }
      if rule.with(arguments).isNever { return .no }
      if rule.arguments.isEmpty { return .yes }
    }
    let isKnown =
      ["Self", "Any", "AnyObject"].contains(name) || parameters.contains(components[0].name.bare)
    return isKnown || components.areKnown ? .yes : nil
  }

  private func rule(of components: [TypeSyntax.Component], _ name: String) -> CopyingRule? {
    if let rule = rules[name] { return rule }
    let last = components.last.flatMap { rules[$0.name.bare] }
    return last == .always ? nil : last
  }
}

extension Member {
  fileprivate var mayNotBeCopied: Bool {
    inheritance.contains { $0.type.contains(\.isSuppressed) }
      || requirements.contains { $0.object.contains(\.isSuppressed) }
  }
}

extension [Member] {
  /// The types of all parameters that are borrowed or consumed, and are known outside of their
  /// member.
  fileprivate var ownedTypes: [TypeSyntax] {
    flatMap { member in
      member.parameters.map(\.type).filter { type in
        type.isOwned && !type.mentions(Set(member.genericNames))
      } + member.clauses.flatMap(\.members.ownedTypes)
    }
  }
}

extension Copyability {
  /// Returns the types that only the compiler can decide on, with the names that ask it.
  func asked(_ items: [PlanItem]) -> [(name: String, type: TypeSyntax)] {
    var found: [String: TypeSyntax] = [:]
    for requirement in items.members.flatMap(\.requirements) {
      for parameter in requirement.parameters {
        if let name = parameter.recordedType { found[name] = parameter.declaredType }
      }
      if case .unknown(let name) = requirement.resultCopyability {
        found[name] = requirement.result
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.valueOnly.stored) }
  }

  /// Returns a type's text as a name.
  static func identifier(_ type: TypeSyntax) -> String {
    let parts = "\(type)".split(separator: "?", omittingEmptySubsequences: false)
    let text = parts.joined(separator: "_Optional")
    return String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension ProtocolDeclaration {
  /// The types that `@Mockable(noncopyable:)` or `@MockableFunction(noncopyable:)` names.
  var noncopyableTypes: Set<String> {
    let mockable = header.attributes.first {
      $0.isMockable || $0.isMacro("MockableFunction")
    }
    guard var lists = mockable?.words, lists[0].first == "noncopyable" else { return [] }
    lists[0].removeFirst()
    return Set(lists.map { $0.filter { $0 != "self" }.joined(separator: ".") })
  }
}

/// A rule that decides when values of a type can be copied, and kept for any time.
package struct CopyingRule: Equatable, Sendable {
  /// A Boolean value that indicates whether they can never be copied.
  package var isNever = false
  /// The indices of the generic arguments that must be copyable themselves, counted from the
  /// outermost type's.
  package var arguments: Set<Int> = []

  package init(isNever: Bool = false, arguments: Set<Int> = []) {
    (self.isNever, self.arguments) = (isNever, arguments)
  }

  package static let always = CopyingRule()
  package static let never = CopyingRule(isNever: true)

  /// Returns the rule for a type with values of several types.
  package func and(_ other: CopyingRule) -> CopyingRule {
    CopyingRule(
      isNever: isNever || other.isNever, arguments: arguments.union(other.arguments))
  }

  /// Returns the rule for the type with generic arguments.
  ///
  /// - Parameter rules: the rules of the arguments; empty if they are not written.
  package func with(_ rules: [CopyingRule]) -> CopyingRule {
    arguments.filter(rules.indices.contains).map { rules[$0] }
      .reduce(CopyingRule(isNever: isNever)) { $0.and($1) }
  }
}

extension CopyingRule {
  /// The rules of the standard library's types, if these are not always copyable or `borrowing` is
  /// likely to be before them.
  package static let standard: [String: CopyingRule] = {
    let never = [
      "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
      "Mutex", "Atomic", "AtomicLazyReference",
    ]
    let always = [
      "Void", "StaticString", "AnyHashable", "Mirror", "ObjectIdentifier", "OpaquePointer",
      "Unmanaged", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer",
      "UnsafeMutableRawPointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
      "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "Range", "ClosedRange",
    ]
    var rules = Dictionary(uniqueKeysWithValues: never.map { ($0, CopyingRule.never) })
    for name in always { rules[name] = .always }
    rules["Optional"] = CopyingRule(arguments: [0])
    rules["Result"] = CopyingRule(arguments: [0])
    rules["InlineArray"] = CopyingRule(arguments: [1])
    return rules
  }()
}

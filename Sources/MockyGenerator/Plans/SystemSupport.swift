/// The first systems whose runtime knows the types that a mock passes to the core.
///
/// A type needs metadata if it is a generic argument, or converted to `Any`. A protocol may have
/// members with such types that older systems can call, but its mock can record nothing of them
/// there.
struct SystemSupport {
  private var versions: [(system: String, version: Double)]

  /// Function types with typed throws, and `@isolated(any)` ones.
  private static let functions = SystemSupport(versions: [
    ("macOS", 15), ("iOS", 18), ("tvOS", 18), ("watchOS", 11), ("visionOS", 2),
  ])

  /// `any Store<Item>`
  static let parameterizedProtocols = SystemSupport(versions: [
    ("macOS", 13), ("iOS", 16), ("tvOS", 16), ("watchOS", 9),
  ])

  /// Returns the systems that a type needs; nil for none.
  init?(_ type: TypeSyntax) {
    // Most types are names.
    if type.parts.isEmpty { return nil }
    if type.contains(\.isTypedFunction) {
      self = .functions
    } else if type.contains(\.isParameterizedProtocol) {
      self = .parameterizedProtocols
    } else {
      return nil
    }
  }

  private init(versions: [(system: String, version: Double)]) { self.versions = versions }

  /// Returns the systems that are still needed beside these attributes, because the compiler
  /// rejects a repeated check; nil for none.
  func beyond(_ attributes: [Attribute]) -> SystemSupport? {
    let demanded = attributes.filter { $0.name == "available" }.map { Self.demands($0) }
    let rest = versions.filter { needed in
      !demanded.contains { $0[needed.system].map { $0 >= needed.version } ?? false }
    }
    return rest.isEmpty ? nil : SystemSupport(versions: rest)
  }

  /// `macOS 15, iOS 18, *`
  var condition: String {
    versions.map { "\($0.system) \(Int($0.version))" }.joined(separator: ", ") + ", *"
  }

  /// The statement that a mock ends with on an older system.
  var end: String { "mockObject.__stop(needing: \"\(condition.dropLast(", *".count))\")" }

  var attribute: Attribute {
    Attribute("available", arguments: condition, SourceRange(0, 0))
  }

  /// Returns the versions in an attribute: `macOS 15, iOS 18, *` or `macOS, introduced: 15`.
  private static func demands(_ attribute: Attribute) -> [String: Double] {
    let parts = attribute.words
    var found: [String: Double] = [:]
    for words in parts where words.count > 1 {
      let system = words[0] == "introduced" ? parts[0].first ?? "" : words[0]
      found[system == "OSX" ? "macOS" : system] = version(words[1])
    }
    return found
  }

  private static func version(_ text: String) -> Double? {
    Double(text.split(separator: ".").prefix(2).joined(separator: "."))
  }
}

extension TypeSyntax {
  fileprivate var isTypedFunction: Bool {
    let plain = ["Never", "Swift.Never", "any Error", "any Swift.Error"]
    return has(attribute: "isolated")
      || function?.effects.types.contains { !plain.contains("\($0)") } ?? false
  }

  fileprivate var isParameterizedProtocol: Bool {
    kind == .any && base.contains { $0.named?.contains { $0.arguments != nil } ?? false }
  }
}

extension SystemSupport {
  /// Returns the systems that a mock's member needs, and the attributes that apply inside of it.
  ///
  /// - Parameter demanded: the attributes of the member, of the protocol and of the types around it.
  /// - Returns: the systems; nil if no type needs any.
  static func needed(
    by parameters: [ParameterPlan], _ recordedResult: TypeSyntax?, beyond demanded: [Attribute]
  ) -> (support: SystemSupport?, certain: [Attribute]?) {
    let results = [recordedResult].compactMap(\.self)
    guard (parameters.map { $0.valueType } + results).contains(where: { Self($0) != nil }) else {
      return (nil, nil)
    }
    let inouts = parameters.filter(\.route.isInout).map(\.valueType)
    let support = (results + inouts).lazy.compactMap { Self($0) }.first?.beyond(demanded)
    return (support, demanded + [support?.attribute].compactMap(\.self))
  }
}

extension CallablePlan {
  /// The attributes of its builder's methods.
  var builderAvailability: [Attribute] {
    ([support] + parameters.map(support)).compactMap(\.self)
      .reduce(into: availability) { attributes, support in
        if let rest = support.beyond(attributes) { attributes.append(rest.attribute) }
      }
  }

  /// Returns lines that end a call on a system without the types that the core needs.
  ///
  /// - Parameter type: the name of the mock's type, whose object an initializer uses.
  func supportLines(_ type: TypeSyntax) -> [String] {
    guard let support else { return [] }
    let end = (kind == .initializer ? "\(type)." : "") + support.end
    return ["guard #available(\(support.condition)) else {", "  \(end)", "}"]
  }
}

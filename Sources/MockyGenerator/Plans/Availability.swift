/// The access modifiers of what is written for a protocol, each with a blank after it; empty for
/// none.
package struct AccessLevels {
  /// Of the types that stand beside the protocol.
  let ofTypes: String
  /// Of their members, which need one only where it is wider than the default.
  let ofMembers: String

  init(_ declaration: ProtocolDeclaration) {
    let enclosing = declaration.enclosing
    let own = Self.reach(of: declaration.header, in: enclosing[...])
    let outer = enclosing.indices.filter { enclosing[$0].keyword != "extension" }
      .map { Self.reach(of: enclosing[$0].header, in: enclosing[..<$0]) }
    let level = outer.reduce(own, min)
    let written = declaration.header.access
    ofMembers = level.modifier
    if enclosing.last?.keyword == "extension", enclosing.last?.header.access == written {
      ofTypes = ""
    } else {
      ofTypes = ["public ", "package "].contains(written) ? level.modifier : written
    }
  }

  /// What can be seen outside of the module, of those that are around it.
  private enum Reach: Int, Comparable {
    case module, package, world

    init(_ access: String) {
      switch access {
      case "public ", "open ": self = .world
      case "package ": self = .package
      default: self = .module
      }
    }

    var modifier: String {
      switch self {
      case .module: ""
      case .package: "package "
      case .world: "public "
      }
    }

    static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// Without a modifier a declaration has that of the extension it stands in.
  private static func reach(
    of header: DeclarationHeader, in enclosing: ArraySlice<EnclosingDeclaration>
  ) -> Reach {
    if let outer = enclosing.last, outer.keyword == "extension", header.access.isEmpty {
      return Reach(outer.header.access)
    }
    return Reach(header.access)
  }
}

extension DeclarationHeader {
  /// The access modifier with a blank after it; empty where none is written.
  fileprivate var access: String {
    let words = ["open", "public", "package", "internal", "fileprivate", "private"]
    return modifiers.first { words.contains($0.name) && $0.detail == nil }
      .map { "\($0.name) " } ?? ""
  }
}

/// Where a member runs.
struct Isolation {
  /// The attribute of a global actor, or `nonisolated`; nil where nothing is to be written.
  var written: String?
  var isMainActor: Bool

  static let none = Isolation(written: nil, isMainActor: false)
  static let nonisolated = Isolation(written: "nonisolated", isMainActor: false)

  static func globalActor(_ attribute: Attribute) -> Isolation {
    Isolation(written: "\(attribute)", isMainActor: attribute.isMainActor)
  }
}

extension ProtocolDeclaration {
  /// Where its members run that say nothing of it.
  var isolation: Isolation {
    if let functionParts { return functionParts.actor.map(Isolation.globalActor) ?? .none }
    if let actor = header.attributes.first(where: \.isGlobalActor) { return .globalActor(actor) }
    guard !inheritsActor else { return .none }
    // An extension stands outside of what is not isolated, and where the main actor is the default
    // has to say it for each member.
    return header.isNonisolated ?? enclosing.isNonisolated ? .nonisolated : .none
  }
}

extension DeclarationHeader {
  /// Nil where nothing is said.
  fileprivate var isNonisolated: Bool? {
    if attributes.contains(where: \.isGlobalActor) { return false }
    return has(modifier: "nonisolated") ? true : nil
  }
}

extension [EnclosingDeclaration] {
  fileprivate var isNonisolated: Bool {
    reversed().lazy.compactMap { $0.keyword == "actor" ? true : $0.header.isNonisolated }.first
      ?? false
  }
}

extension Attribute {
  var isMainActor: Bool {
    ["MainActor", "Swift.MainActor", "_Concurrency.MainActor"].contains(name)
  }

  /// Whether it is the name of an actor, as far as names tell: what ends in "Actor" is one.
  package var isGlobalActor: Bool {
    arguments == nil && name.hasSuffix("Actor") && name.utf8.first != UInt8(ascii: "_")
      || isMainActor
  }

  /// Whether it is the user's own: a global actor, a result builder, a property wrapper.
  var isCustom: Bool {
    guard let last = name.split(separator: ".").last?.utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(last)
  }
}

extension MemberPlan {
  /// One of its parameters says where it runs, and nothing else may.
  mutating func runOnParameter() {
    isolation = .none
    for index in requirements.indices { requirements[index].isolation = .none }
  }
}

extension Parameter {
  var isIsolated: Bool { type.hasSpecifier(["isolated"]) }
}

/// The systems since which the run time knows types that a mock hands to the core.
///
/// A type needs metadata where it is a generic argument, or converted to `Any`. A protocol may have
/// members with such types that older systems can call, but its mock can record nothing of them there.
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

  /// What a type needs; nil for nothing.
  init?(_ type: TypeSyntax) {
    if type.contains(\.isTypedFunction) {
      self = .functions
    } else if type.contains(\.isParameterizedProtocol) {
      self = .parameterizedProtocols
    } else {
      return nil
    }
  }

  private init(versions: [(system: String, version: Double)]) { self.versions = versions }

  /// What is still needed where attributes demand newer systems anyway: the compiler refuses to be
  /// told the same twice. Nil for nothing.
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

  /// What a mock does on a system that is older.
  var end: String { "mockObject.__stop(needing: \"\(condition.dropLast(", *".count))\")" }

  var attribute: Attribute {
    Attribute("available", arguments: condition, SourceRange(0, 0))
  }

  /// The versions that an attribute says: `macOS 15, iOS 18, *` or `macOS, introduced: 15`.
  private static func demands(_ attribute: Attribute) -> [String: Double] {
    let parts = (attribute.arguments ?? "").split(separator: ",").map { part in
      part.split { $0 == " " || $0 == ":" || $0.isNewline }.map(String.init)
    }
    var found: [String: Double] = [:]
    for words in parts where words.count == 2 {
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
    switch self {
    case .function(let function):
      guard case .typed(let error) = function.effects.throwing else { return false }
      return !["Never", "Swift.Never", "any Error", "any Swift.Error"].contains("\(error)")
    case .attributed(let attributes, _, _):
      return attributes.contains { $0.name == "isolated" }
    default: return false
    }
  }

  fileprivate var isParameterizedProtocol: Bool {
    guard case .any(let constraint) = self else { return false }
    return constraint.contains { part in
      guard case .named(let components) = part else { return false }
      return components.contains { $0.arguments != nil }
    }
  }
}

extension CallablePlan {
  /// Works out what its builder's methods and its mock's member ask the system for.
  ///
  /// - Parameter outside: the attributes of the protocol and of the types around it.
  mutating func findSupport(outside: [Attribute]) {
    let demanded = outside + availability
    let inouts = parameters.compactMap { if case .inout = $0.passing { $0.valueType } else { nil } }
    support = ([recordedResult].compactMap(\.self) + inouts).lazy.compactMap { SystemSupport($0) }
      .first?.beyond(demanded)
    let certain = demanded + [support?.attribute].compactMap(\.self)
    for index in parameters.indices where !parameters[index].isPack {
      parameters[index].support = SystemSupport(parameters[index].valueType)?.beyond(certain)
    }
  }

  /// The attributes of its builder's methods.
  var builderAvailability: [Attribute] {
    let needed = [support].compactMap(\.self) + parameters.compactMap(\.support)
    return needed.reduce(into: availability) { attributes, support in
      if let rest = support.beyond(attributes) { attributes.append(rest.attribute) }
    }
  }

  /// What ends a call on a system that knows nothing of the types that the core has to make a value
  /// of.
  ///
  /// - Parameter type: what the mock's type is called, whose object an initializer has to ask.
  func supportLines(_ type: TypeSyntax) -> [String] {
    guard let support else { return [] }
    let end = (kind == .initializer ? "\(type)." : "") + support.end
    return ["guard #available(\(support.condition)) else { \(end) }"]
  }
}

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

extension [Parameter] {
  /// The isolation of a member with an `isolated` parameter. Nil if none is.
  var isolation: Isolation? {
    contains { $0.type.hasSpecifier(["isolated"]) } ? Isolation.none : nil
  }
}

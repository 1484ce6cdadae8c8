/// The isolation of a member.
struct Isolation {
  /// The attribute of a global actor, or `nonisolated`; nil if none is written.
  var written: String?
  var isMainActor: Bool

  static let none = Isolation(written: nil, isMainActor: false)
  static let nonisolated = Isolation(written: "nonisolated", isMainActor: false)

  static func globalActor(_ attribute: Attribute) -> Isolation {
    Isolation(written: "\(attribute)", isMainActor: attribute.isMainActor)
  }
}

extension ProtocolDeclaration {
  /// The isolation of members that declare none.
  var isolation: Isolation {
    if representsClosures { return .none }
    if let actor = header.attributes.first(where: \.isGlobalActor) { return .globalActor(actor) }
    guard !inheritsActor else { return .none }
    // An extension of a nonisolated type is not part of it. If the main actor is the default, each
    // member has to be marked.
    return header.isNonisolated ?? enclosing.isNonisolated ? .nonisolated : .none
  }
}

extension DeclarationHeader {
  /// A Boolean value; nil without a declared isolation.
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

  /// A Boolean value that indicates whether its name ends in "Actor", as those of actors do.
  package var isGlobalActor: Bool {
    arguments == nil && name.hasSuffix("Actor") && name.utf8.first != UInt8(ascii: "_")
      || isMainActor
  }

  /// A Boolean value that indicates whether it is the user's own: a global actor, a result builder,
  /// a property wrapper.
  var isCustom: Bool {
    guard let last = name.split(separator: ".").last?.utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(last)
  }
}

extension [Parameter] {
  /// The isolation of a member with an `isolated` parameter; nil without one.
  var isolation: Isolation? {
    contains { $0.type.hasSpecifier(["isolated"]) } ? Isolation.none : nil
  }
}

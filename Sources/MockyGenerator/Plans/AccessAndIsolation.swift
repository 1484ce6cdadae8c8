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
    for requirement in requirements { requirement.isolation = .none }
  }
}

extension Parameter {
  var isIsolated: Bool { type.hasSpecifier(["isolated"]) }
}

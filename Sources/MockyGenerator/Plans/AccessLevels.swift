/// The access modifiers of a protocol's generated declarations, each with a blank after it; empty
/// for none.
package struct AccessLevels {
  /// The modifier of the types beside the protocol.
  let ofTypes: String
  /// The modifier of their members, which need one only if it is wider than the default.
  package let ofMembers: String

  package init(_ declaration: ProtocolDeclaration) {
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

  /// The visibility outside of the module, by the narrowest declaration around.
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

  /// A declaration without a modifier has that of the extension around it.
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
  /// The access modifier with a blank after it; empty if none is written.
  fileprivate var access: String {
    let words = ["open", "public", "package", "internal", "fileprivate", "private"]
    return modifiers.first { words.contains($0.name) && $0.detail == nil }
      .map { "\($0.name) " } ?? ""
  }
}

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
    ofMembers = Self.modifiers[level]
    if enclosing.last?.keyword == "extension", enclosing.last?.header.access == written {
      ofTypes = ""
    } else {
      ofTypes = ["public ", "package "].contains(written) ? Self.modifiers[level] : written
    }
  }

  /// The modifiers of what only the module sees, only the package, and everybody.
  private static let modifiers = ["", "package ", "public "]

  /// Returns the index of the modifier for a declaration, which has that of the extension around it if it declares
  /// none.
  private static func reach(
    of header: DeclarationHeader, in enclosing: ArraySlice<EnclosingDeclaration>
  ) -> Int {
    let outer = enclosing.last.flatMap { $0.keyword == "extension" ? $0.header.access : nil }
    let access = header.access.isEmpty ? outer ?? "" : header.access
    return access == "open " ? 2 : modifiers.firstIndex(of: access) ?? 0
  }
}

extension DeclarationHeader {
  /// The access modifier with a blank after it; empty if none is written.
  fileprivate var access: String {
    let words = ["open", "public", "package", "internal", "fileprivate", "private"]
    return words.first { has(access: [$0]) }.map { "\($0) " } ?? ""
  }
}

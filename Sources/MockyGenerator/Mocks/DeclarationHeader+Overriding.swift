extension DeclarationHeader {
  /// What stands before an overriding member; its isolation is inherited.
  func modifiersOfOverride(of kind: MockedMember.Kind) -> [String] {
    let access = accessOfOverride.isEmpty ? [] : [String(accessOfOverride.dropLast())]
    guard kind != .initializer else { return access }
    let setter = modifiers.filter {
      $0.detail == "set" && ["internal", "package"].contains($0.name)
    }
    return access + setter.map(\.description) + ["override"]
      + (has(modifier: "class") ? ["class"] : [])
  }

  /// The access with a blank after it: as wide as that of the overridden member.
  var accessOfOverride: String {
    for (words, access) in [
      (["open", "public"], "public "), (["package"], "package "),
      (["fileprivate"], "fileprivate "),
    ] where modifiers.contains(where: { words.contains($0.name) && $0.detail == nil }) {
      return access
    }
    return ""
  }
}

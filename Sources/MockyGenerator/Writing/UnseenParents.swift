/// The parents of a protocol that a macro does not see.
struct UnseenParents {
  let names: [String]

  /// Writes what mends it where one of them has no mock, directly above the class: the compiler shows
  /// these lines with its message that the class does not conform to that parent.
  func write(to lines: inout SourceLines) {
    guard !names.isEmpty else { return }
    let quoted = names.map { "'\($0)'" }
    let list = ([quoted.dropLast().joined(separator: ", ")] + [quoted[quoted.count - 1]])
      .filter { !$0.isEmpty }.joined(separator: " and ")
    let (verb, them) = names.count == 1 ? ("requires", "it") : ("require", "them")
    let source = "// What \(list) \(verb) comes from @Mockable before \(them)."
    let long = "// What its parents require comes from @Mockable before them."
    lines.add(source.count <= lines.width ? source : long)
    lines.add("// Where that cannot stand there, use MockyPlugin: it sees what is inherited.")
  }
}

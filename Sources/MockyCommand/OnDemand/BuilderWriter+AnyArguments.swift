import MockyGenerator

extension BuilderWriter {
  /// Writes a separate builder for expectations that leave out arguments, behind `anyArguments`. The compiler's messages
  /// about mistakes in all other expectations therefore stay the same.
  ///
  /// - Parameter areStatic: whether the expectations are of the type itself, and not of its values.
  func writeAnyArguments(areStatic: Bool, to lines: inout SourceLines) {
    let all = mocked.items.members.filter { $0.isStatic == areStatic }.flatMap(\.requirements)
    guard !all.contains(where: { $0.builderName == "anyArguments" }),
      all.contains(where: \.hasOpenParameters)
    else { return }
    lines.add("")
    let type = "AnyArguments"
    lines.add("\(mocked.access.ofMembers)var anyArguments: \(type) { \(type)(mockRecorder) }")
    writeNested(type, to: &lines) { lines in
      lines.each(mocked.items) { lines, member in
        guard member.isStatic == areStatic else { return }
        for one in member.requirements where one.hasOpenParameters {
          // Of several members, the compiler would take the one that leaves out the fewest.
          let named = all.count { $0.builderName == one.builderName && $0.isSetter == one.isSetter }
          BuilderMethodWriter(one, mocked, 0, openFrom: named == 1 ? 0 : 1).write(to: &lines)
        }
      }
    }
  }
}

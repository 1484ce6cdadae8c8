import MockyGenerator

/// Writes the types whose objects run the defaults of a protocol's extensions: one for each default.
///
/// Such a type conforms to the protocol without that member, and its other members are the mock's.
struct DefaultWriter {
  let mocked: ProtocolPlan
  let members: MemberWriter

  func write(to lines: inout SourceLines) {
    let given = mocked.items.members.filter { $0.requirements[0].givenDefault != nil }
    guard !given.isEmpty else { return }
    lines.add("")
    let type = "[(member: MockyCore.MemberName, obstacle: Swift.String?)]"
    let access = mocked.access.ofMembers
    lines.block("\(access)nonisolated static var membersWithDefaults: \(type) {") { lines in
      lines.block("[", end: "]") { lines in
        for requirement in given.flatMap(\.requirements) {
          let name = requirement.memberExpression(mocked.overloads.discriminator(of: requirement))
          lines.add("(\(name), \(obstacle(requirement).map { "\"\($0)\"" } ?? "nil")),")
        }
      }
    }
    for member in given where obstacle(member.requirements[0]) == nil {
      lines.add("")
      write(member.requirements[0], to: &lines)
    }
  }

  private func obstacle(_ requirement: CallablePlan) -> String? {
    if case .refused(let reason) = requirement.givenDefault { return reason }
    if let obstacle = mocked.obstacleOfDefaults { return obstacle }
    if requirement.isStatic { return "it is a member of the type" }
    guard case .failure(let obstacle) = members.original.object(for: requirement) else {
      return nil
    }
    return obstacle.rawValue
  }

  private func write(_ given: CallablePlan, to lines: inout SourceLines) {
    guard case .runs(let number) = given.givenDefault else { return }
    var writer = members
    (writer.access, writer.callsOwnMock) = ("", true)
    lines.add("// Runs the default of '\(given.fullName)' and hands all other calls to the mock.")
    let name = ForwardingTarget.typeOfDefault(number)
    lines.block("nonisolated final class \(name): \(mocked.declaredName) {") { lines in
      lines.add("let mockObject: MockyCore.MockObject")
      lines.add("init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }")
      if mocked.hasStaticMembers {
        lines.add(
          "static var mockObject: MockyCore.MockObject { \(mocked.className).mockObject }")
      }
      lines.each(mocked.items) { lines, member in
        if case .runs(number) = member.requirements[0].givenDefault { return }
        writer.write(member, to: &lines)
      }
    }
  }
}

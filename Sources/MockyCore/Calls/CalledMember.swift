/// The part that all calls of one member share.
final class CalledMember: Sendable {
  let mock: MockObject
  let member: MemberName
  let returnType: Any.Type
  let obstacle: String?

  init(_ mock: MockObject, _ member: MemberName, returning: Any.Type, obstacle: String? = nil) {
    self.mock = mock
    self.member = member
    returnType = returning
    self.obstacle = obstacle
  }
}

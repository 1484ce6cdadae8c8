/// The members whose calls an expectation is about.
enum MemberPattern {
  /// One member; `isGeneric` if only a call shows its types.
  case member(MemberName, returning: Any.Type, isGeneric: Bool)
  /// The members whose name without labels matches.
  case named(Matcher<String>)
  case all

  func matches(_ invocation: Invocation) -> Bool {
    switch self {
    case .member(let member, let returnType, let isGeneric):
      guard member.key == invocation.member.key else { return false }
      return returnType == invocation.returnType || (isGeneric && returnType == Any.self)
    case .named(let name): return name.test(invocation.member.baseName)
    case .all: return true
    }
  }

  /// The member; nil if it may be one of several.
  var name: MemberName? { if case .member(let name, _, _) = self { name } else { nil } }
}

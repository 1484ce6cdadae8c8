/// The owner of the calls that an expectation is about.
enum Subject {
  case mock(MockObject)
  case anyMock
  /// A type. Its object is looked up in the context of the block.
  indirect case type(any Mock.Type)
  /// A notification center. Its object is looked up in the same way.
  indirect case center(NotificationSource)

  func contains(_ mock: MockObject) -> Bool {
    switch self {
    case .mock(let subject): subject === mock
    case .anyMock: true
    case .type, .center: false
    }
  }

  var text: String {
    switch self {
    case .mock(let mock): mock.name
    case .anyMock: "any mock"
    case .type(let type): "\(type)"
    case .center(let source): source.text
    }
  }

  /// Returns the subject in a context.
  func bound(to context: Context) -> Subject {
    switch self {
    case .type(let type): .mock(context.object(for: type))
    case .center(let source): .mock(context.observe(source))
    case .mock, .anyMock: self
    }
  }

  /// The reason that you can't expect calls of the type; nil if you can.
  var refusal: Misuse? { if case .type(let type) = self { .refusal(by: type) } else { nil } }

  var mock: MockObject? { if case .mock(let mock) = self { mock } else { nil } }

  /// The mock's context, or the current task's. It reports expectations outside of blocks.
  var context: Context? { mock?.context ?? Mockery.ofCurrentTask?.context }
}

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

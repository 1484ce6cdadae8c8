/// Finds the context of a static call, which brings none with it. It knows only the contexts that
/// are alive and that mention a type, so two contexts still never affect each other.
enum StaticCalls {
  private struct Known {
    var contexts = WeakList<Context>()
    /// The object of the last context, for calls after its end.
    var last: MockObject?
  }

  private static let known = Locked([ObjectIdentifier: Known]())

  /// The context of calls that belong to no other. It has ended before it began.
  private static let stray: Context = {
    let context = Context(
      reporter: NoTest(), origin: SourcePosition(#fileID, #filePath, #line, #column))
    context.update { $0.end() }
    return context
  }()

  /// The object that answers static calls of a type from here.
  static func object(for type: any Mock.Type) -> MockObject {
    if let context = Mockery.ofCurrentTask?.context { return context.object(for: type) }
    let known = known.value[ObjectIdentifier(type)] ?? Known()
    let contexts = known.contexts.objects.filter { $0.expectsCalls(of: type) }
    switch contexts.count {
    case 1: return contexts[0].object(for: type)
    case 0:
      if let last = known.last, last.context.answersLateCalls { return last }
      let position = SourcePosition.ofCaller ?? SourcePosition(#fileID, #filePath, #line, #column)
      UnreportedFailures.fail(with: [.misuse(.strayStaticCall("\(type)"), at: position)])
    default:
      let misuse = Misuse.ambiguousStaticCall("\(type)", contexts: contexts.count)
      for context in contexts {
        let failure = MockFailure.misuse(misuse, at: context.origin)
        context.fail(EnteredFailure(failure), isOfCall: true)
      }
    }
    return MockObject(of: type, context: stray)
  }

  /// Notes that a context mentions a type.
  static func enter(_ object: MockObject, of type: any Mock.Type) {
    _ = known.withLock { known -> Any in
      let earlier = known[ObjectIdentifier(type)]?.last as Any
      known[ObjectIdentifier(type), default: Known()].last = object
      return (earlier, known[ObjectIdentifier(type)]?.contexts.add(object.context) as Any)
    }
  }

  /// Reports to no test. The end of the process lists its failures.
  private struct NoTest: FailureReporter {
    var reachesTest: Bool { false }
    func report(_ failure: MockFailure) {}
  }
}

extension Mock {
  /// The object that records the calls of the type's static members and answers them.
  ///
  /// It belongs to the context of the current task, which the trait `.mockery` and
  /// ``Mockery/run(_:)-3qlz3`` set. Otherwise it belongs to the only live context that expects
  /// calls of the type. If several do, each of them reports it as a mistake in the test.
  public static nonisolated var mockObject: MockObject { StaticCalls.object(for: self) }
}

extension Context {
  /// The object of a type in this context, for calls of its static members.
  func object(for type: any Mock.Type) -> MockObject {
    let new = MockObject(of: type, strictness: strictness, context: self)
    let object = update { state in
      let object = state.mocks.types[ObjectIdentifier(type)] ?? new
      state.mocks.types[ObjectIdentifier(type)] = object
      return object
    }
    if object === new { StaticCalls.enter(object, of: type) }
    return object
  }

  /// True after the end, unless the call comes from another test.
  fileprivate var answersLateCalls: Bool { update { !$0.phase.isOpen } && otherTest.isNil }

  /// Returns whether calls of a type's static members are expected here.
  func expectsCalls(of type: any Mock.Type) -> Bool {
    update { state in
      guard let object = state.mocks.types[ObjectIdentifier(type)] else { return false }
      return state.table.all.contains { $0.subject.mock === object }
    }
  }
}

extension MockObject {
  /// Makes the mock object of a type, or one of its mocks.
  convenience init(
    of type: any Mock.Type, named name: String? = nil, strictness: Strictness = .nice,
    context: Context
  ) {
    self.init(
      name: name ?? "\(type)", typeName: MockTypeName(of: type), strictness: strictness,
      context: context, forwarding: Forwarding.target(of: type))
  }
}

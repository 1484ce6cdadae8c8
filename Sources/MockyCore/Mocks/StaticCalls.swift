/// Finds the context of a static call, which brings none with it. It knows only the contexts that
/// are alive and that mention a type, so two contexts still never affect each other.
enum StaticCalls {
  private static let known = Locked([ObjectIdentifier: WeakList<Context>]())

  /// The context of calls that belong to no other. It has ended before it began.
  private static let stray: Context = {
    let context = Context(
      reporter: NoTest(), origin: SourcePosition(#fileID, #filePath, #line, #column))
    context.update { $0.end() }
    return context
  }()

  /// The object that answers static calls of a type from here.
  static func object(for type: MockedType) -> MockObject {
    if let context = Mockery.ofCurrentTask?.context { return context.object(for: type) }
    let contexts = (known.value[type.id]?.objects ?? []).filter { $0.expectsCalls(of: type.id) }
    switch contexts.count {
    case 1: return contexts[0].object(for: type)
    case 0: reportStray(type)
    default:
      let misuse = Misuse.ambiguousStaticCall(type.name.text, contexts: contexts.count)
      for context in contexts { context.misuse(misuse, at: context.origin) }
    }
    return MockObject(
      name: type.name.text, typeName: type.name, strictness: .nice, context: stray)
  }

  /// Notes that a context mentions a type.
  static func enter(_ context: Context, _ type: ObjectIdentifier) {
    _ = known.withLock { $0[type, default: WeakList()].add(context) }
  }

  /// Fails the run, and no test, for a call that belongs to none.
  private static func reportStray(_ type: MockedType) {
    let position = SourcePosition.ofCaller ?? SourcePosition(#fileID, #filePath, #line, #column)
    UnreportedFailures.fail(with: [.misuse(.strayStaticCall(type.name.text), at: position)])
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
  public static nonisolated var mockObject: MockObject { StaticCalls.object(for: MockedType(self)) }
}

extension Context {
  /// The object of a type in this context, for calls of its static members.
  func object(for type: MockedType) -> MockObject {
    let new = MockObject(
      name: type.name.text, typeName: type.name, strictness: strictness, context: self,
      forwarding: type.target)
    let object = update { state in
      let object = state.mocks.types[type.id] ?? new
      state.mocks.types[type.id] = object
      return object
    }
    if object === new { StaticCalls.enter(self, type.id) }
    return object
  }

  /// Returns whether calls of a type's static members are expected here.
  func expectsCalls(of type: ObjectIdentifier) -> Bool {
    update { state in state.mocks.types[type].map { $0.table.isInUse } ?? false }
  }
}

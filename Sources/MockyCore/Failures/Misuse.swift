/// A mistake in how Mocky is used, in words: what is wrong, and what to write instead. Every such
/// text of the engine is in this file, once. Code that finds a mistake names it:
/// `misuse(.nameTaken("door", by: "mock"), at: position)`. Texts of several lines are elsewhere: in
/// `MissingValueReport`, in `failToForward`, and in the error `BlockingRefusal`.
package struct Misuse: Sendable, ExpressibleByStringInterpolation {
  let text: String

  package init(stringLiteral text: String) { self.text = text }

  /// Joins a mistake and its remedy.
  fileprivate static func + (mistake: Misuse, remedy: Misuse) -> Misuse {
    "\(mistake.text)\(remedy.text)"
  }

  // Expectations.
  /// An expectation outside of a block.
  static func outsideBlock(_ block: String) -> Misuse {
    "an expectation was made here outside a block: write it inside context.\(block) { … }"
  }

  /// An expectation or a group in a second block, or twice in one.
  static let declaredTwice: Misuse =
    "this was declared before, and is not declared again: "
    + "let a function make it, which each block calls"

  /// An expectation behind one that takes all its calls.
  static func unreachable(_ call: String, behind earlier: String, canBeDefault: Bool) -> Misuse {
    "no call can reach \(call), because \(earlier) handles every such call: "
      + "declare that one after this one\(canBeDefault ? ", or put it into byDefault" : "")"
  }

  /// A line that runs again, and whose first expectation takes all calls of the second.
  static func declaredAgain(_ call: String) -> Misuse {
    "\(call) is declared a second time by this line, and the first handles every such call: "
      + "declare it once"
  }

  /// `expectThat(mock).receives`, without a member.
  static func namesNoCall(_ word: String, _ block: String) -> Misuse {
    "an expectation was begun here that names no call: write all of it inside "
      + "context.\(block) { … }, as in expectThat(mock).\(word).call()"
  }

  static let receivedInCheck: Misuse =
    "received asks what has been called, in context.verify { … }: here write receives"

  static func verifyGroupInCheck(_ group: String) -> Misuse {
    "\(group) { } asks what has been called: it belongs in context.verify { … }"
  }

  static func countOfAllowance(_ verb: String) -> Misuse {
    "\(verb) takes no number of calls: write expectThat(…).receives(…)"
  }

  /// Calls or notifications that are demanded in a `byDefault` block.
  static func demandInByDefault(ofNotification: Bool) -> Misuse {
    let remedy =
      ofNotification
      ? ".times(.atLeast(0)), or expect the notification" : "allowing(…), or expect the call"
    return "byDefault takes only allowing, ignoring and never: write \(remedy) in check { … }"
  }

  static func actionOfNever(_ action: String) -> Misuse {
    "a call that is expected never does nothing: \(action) can never happen"
  }

  static let silentDemand: Misuse =
    "histories show each call that is expected: write silently behind allowing(…) or ignoring(…)"

  /// `keeps` for a method, or after `expectThat`.
  static let keepsWrongly: Misuse =
    "a property or a subscript keeps what is set, and only an allowance does: "
    + "write allowing(…).receives.name.keeps(…), or .then.returns(…)"

  static func negativeCount(_ range: String) -> Misuse {
    "a call cannot be expected a negative number of times (\(range))"
  }

  static func emptyRange(_ range: String) -> Misuse { "no number of calls is \(range)" }

  /// A text for `.json` that is not JSON.
  static func noJSON(_ text: String) -> Misuse { "this text is not JSON: \(text)" }

  /// `.identical(to:)` for a type whose values are no objects, such as that of an overload.
  static func identicalValue(_ type: String) -> Misuse {
    "identical(to:) compares objects, and \(type) isn't a class: write the plain value, "
      + "or name the argument's type, as in Matcher<Store>.identical(to: store)"
  }

  /// A plain value that can't be compared.
  static func incomparable(_ type: String) -> Misuse {
    "\(type) is neither Equatable nor a class, so a plain value cannot be compared: "
      + "use a matcher, such as .any or .matching(\"…\") { … }"
  }

  static func negativeTolerance(_ tolerance: String) -> Misuse {
    "no number is within \(tolerance) of another"
  }

  static func argumentCount(_ count: Int, of arity: Int) -> Misuse {
    "the function takes \(Counts.of(arity, "argument")), and \(count) "
      + "\(count == 1 ? "is" : "are") expected here: write each tuple in its own parentheses"
  }

  // Other contexts.
  /// A mock, a state machine or a sequence of another context in a block.
  static func foreign(_ noun: String, _ name: String) -> Misuse {
    "the \(noun) \"\(name)\" belongs to another Mockery: "
      + "use one made by the context whose block this is"
  }

  /// A mock of another context, handed to a member of this one.
  static func foreignMock(_ name: String) -> Misuse {
    "the mock \"\(name)\" belongs to another Mockery: pass mocks of this one"
  }

  /// A wait for a state that the context never hears of.
  static func foreignMachineInWait(_ name: String) -> Misuse {
    "the state machine \"\(name)\" belongs to another Mockery: wait with the one that made it"
  }

  package static let currentOutsideOfTest: Misuse =
    "Mockery.current was used outside of a test with the trait .mockery: "
    + "write @Test(.mockery), or make a context with Mockery()"

  package static let currentInXCTest: Misuse =
    "Mockery.current was used in a test of XCTest, which knows no trait .mockery: "
    + "subclass MockeryTestCase and use its context, or make a context with Mockery()"

  package static let currentInExitTest: Misuse =
    "Mockery.current was used in an exit test, whose process runs without the trait .mockery: "
    + "make a context in it with Mockery()"

  // Verifications.
  static let verifiedNotification: Misuse =
    "notifications are expected before they are posted, in context.check { … }"

  static let receivesInVerify: Misuse =
    "receives is for future calls, in context.check { … }: in verify write received"

  static func allowanceInVerify(_ verb: String) -> Misuse {
    "verify asks with expectThat(…).received, not \(verb)"
  }

  static func actionInVerify(_ action: String) -> Misuse {
    "verify looks back: \(action) cannot happen any more"
  }

  static let conditionInVerify: Misuse =
    "verify looks back: states and sequences belong in context.check { … }, "
    + "and the order of calls in inOrder { … }"

  /// A call that failed at once, as its mock is strict, and that a `verify` block has found.
  static func verifiedStrictMock(_ mock: String) -> Misuse {
    "\(mock) is strict, and a strict mock fails each call that you don't expect first: make it with "
      + "strictness: .nice to verify calls afterwards, or expect them in context.check { … }"
  }

  static let lenientInVerify: Misuse =
    "lenient { } is about what is allowed: it belongs in context.check { … }"

  /// `inOrder` or `anyOf` inside one of them.
  static let groupInGroup: Misuse = "inOrder and anyOf take calls, not another inOrder or anyOf"

  // Mocks.
  /// - Parameter first: the place where the name was used before.
  static func nameTaken(_ name: String, by noun: String, since first: String?) -> Misuse {
    let place = first.map { "\n  first used at  \($0)" } ?? ""
    return "the name \"\(name)\" is used for a second \(noun): "
      + "give it another name, so that messages can tell them apart\(place)"
  }

  /// A mock of a type that refuses it, for a reason of its own.
  static func refused(_ type: String, because reason: String) -> Misuse {
    "\(type) refuses to be mocked: \(reason)"
  }

  /// An expectation of a mock after `stopMocking`.
  static func stopped(_ mock: String) -> Misuse {
    "\(mock) was stopped by stopMocking, so nothing can be expected of it"
  }

  /// `forwards` for a mock that has no real object, of members by name or of all.
  static func nothingToForwardTo(_ mock: String, _ type: String) -> Misuse {
    "\(mock) is not a spy, so it has nothing to forward to: "
      + "make it with context.spy(\(type).self, on: …)"
  }

  /// `forwards` for a mock that has no real object, and that cannot run a default of the member.
  static func nothingToForwardTo(
    _ mock: String, _ type: String, _ member: String, because obstacle: String?
  ) -> Misuse {
    let reason = obstacle.map { "cannot run, because \($0)" } ?? "is not known"
    let plugin =
      obstacle == nil ? ", or let the plugin write the mock, which sees extensions" : ""
    return "\(mock) is no spy, and a default of \(member) in an extension \(reason): "
      + "make it with context.spy(\(type).self, on: …)\(plugin)"
  }

  /// `strictness: .defaults` for a mock that has no default to run.
  static func nothingByDefault(_ type: String, because obstacle: String?) -> Misuse {
    let reason =
      obstacle
      ?? "only mocks that the plugin writes know the extensions of their protocols, "
      + "and its protocol needs a default there"
    return "\(type) runs no default of an extension, so that strictness: .defaults has no effect: "
      + "\(reason)"
  }

  static func ambiguousStaticCall(_ type: String, contexts: Int) -> Misuse {
    "a static member of \(type) was called, and \(contexts) contexts expect calls of it: "
      + "give each test the trait .mockery, or make the call inside context.run { … }"
  }

  static func strayStaticCall(_ type: String) -> Misuse {
    "a static member of \(type) was called where no context expects calls of it: "
      + "expect them with expectThat(\(type).self), or make the call inside context.run { … }"
  }

  // Actions and results of calls.
  /// A closure that cannot be called, as of some types no values can be made.
  static func noDefaults(_ closure: String, _ types: String) -> Misuse {
    "\(closure) cannot be called with default values, as there is none of type \(types): "
      + "give one with context.setDefault(…)"
  }

  /// A released gate that still holds calls.
  static func gateGone(holding calls: [String]) -> Misuse {
    "the gate was released while it holds \(Counts.list(calls)), which nothing can release now: "
      + "keep the gate, and open it or cancel its calls"
  }

  /// A released clock that still has sleepers.
  static func clockGone(holding calls: [String]) -> Misuse {
    "the clock was released while it holds \(Counts.list(calls)), which nothing can wake now: "
      + "keep the clock, and advance it or cancel the task"
  }

  /// A command with an error that no code has read.
  static func commandThrew(_ error: String) -> Misuse {
    "the command threw \(error): keep what schedule(…) returns, and ask it with wait()"
  }

  /// A command that would run at one moment forever.
  static let repeatsWithoutEnd: Misuse =
    "a command cannot be repeated after no time: it would run forever"

  /// A result that cannot be copied, given a second time.
  static func resultUsedBefore(_ mock: String, _ result: String) -> Misuse {
    "\(mock): the result that was given, \(result), was used before"
  }

  /// A call that needs a newer system than the one that it runs on.
  static func systemTooOld(_ mock: String, needing systems: String) -> Misuse {
    "\(mock): a call needs \(systems): older systems have no run-time support for its types"
  }

  static func wrongValue(_ call: String, returns type: Any.Type, given value: String) -> Misuse {
    "\(call): returns \(type), but was given \(value)"
  }

  static func wrongError(_ call: String, throws type: Any.Type, given error: String) -> Misuse {
    let words = type == Never.self ? "cannot throw" : "throws \(type)"
    return "\(call): \(words), but was given \(error)"
  }

  /// An action that may suspend, for a call that does not.
  static func suspends(_ call: String, _ action: String) -> Misuse {
    "\(call): \(action), which may suspend, but the call does not: write Synchronous instead of "
      + "Asynchronous in the mock's builder, or make the member async"
  }

  /// An action of the main actor's, for a call that is made elsewhere.
  static func isOnMainActor(_ call: String, _ action: String) -> Misuse {
    "\(call): \(action), which is on the main actor, but the call is not: write Synchronous "
      + "instead of OnMainActor in the mock's builder, or make the member @MainActor"
  }
}

extension MockFailure {
  /// A mistake at its line.
  /// - Parameter reason: the test's reason for the expectation with the mistake.
  static func misuse(
    _ misuse: Misuse, at position: SourcePosition, because reason: String? = nil
  ) -> MockFailure {
    Report(misuse.text, because: reason).failure(.misuse, at: position)
  }
}

/// Reports mistakes that may belong to no context to the running test. If there is no test, the
/// process fails at its end.
package enum MisuseOutsideContexts {
  private static let makeReporter = Locked(Optional<@Sendable () -> any FailureReporter>.none)

  /// Sets a function that makes reporters for the running test, because the engine doesn't know the
  /// test frameworks.
  package static func use(_ reporter: @escaping @Sendable () -> any FailureReporter) {
    makeReporter.withLock { $0 = reporter }
  }

  /// Reports a mistake to a context, or to the test if the context is nil.
  /// - Parameter asRoot: it explains the context's later failures.
  static func report(
    _ misuse: Misuse, at position: SourcePosition, to context: Context?, asRoot: Bool = false
  ) {
    if let context { return context.misuse(misuse, at: position, asRoot: asRoot) }
    let failure = MockFailure.misuse(misuse, at: position)
    guard let reporter = makeReporter.value?(), reporter.reachesTest else {
      return UnreportedFailures.fail(with: [failure])
    }
    reporter.report(failure)
  }
}

/// The names that `import Mocky` brings into a file: users' types of such a name are named with
/// their module.
enum MockyNames {
  static let modules: Set<String> = ["Mocky", "MockyCore"]

  static let names = Set(
    """
    Action AnyMock ArgumentList ArgumentPlaceholder ArgumentRecording Asynchronous Blitz Blitzer BlockingRefusal
    CallCount CallEffect CallSequence CamelCaseNaming Captor Cardinality ClassMock CustomMockStringConvertible
    DeclaredExpectation DefaultValues Description DeterministicScheduler ExpectationBuilder ExpectationCounter
    ExpectationGroup ExpectationMatcher ExpectationPart ExpectationRecorder FailureReporter
    FunctionExpectations Gate HandWrittenExpectation HeldCall Inout InvocationExpectation LastWordNaming
    LessCommonActions MakeableMock ManualClock Matcher MemberName MethodsExpectation Mock Mockable
    MockableFunction MockDefault Mockery MockeryTestCase MockeryTrait MockExpectations MockFailure MockFunction
    MockingRefusal MockObject MockParts NamingScheme NoncopyableBox NotificationExpectation OnMainActor Receiver
    RecordedCall RecordingReporter ScheduledCommand SelfDescribing SourcePlace SpyMock StateMachine StatePredicate
    Strictness Synchronous Then TimeSpan Transcript UnexpectedInvocation Verifiable WaitCondition
    """.split { $0.isWhitespace }.map(String.init))
}

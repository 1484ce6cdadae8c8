/// The names that `import Mocky` brings into a file: a user's type of such a name is named with its
/// module.
enum MockyNames {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  static let names: Set<String> = [
    "Action", "AnyMock", "ArgumentPlaceholder", "ArgumentRecording", "Asynchronous", "CallEffect",
    "CallSequence", "CamelCaseNaming", "Captor", "Cardinality", "ClassMock", "DefaultValues",
    "Description", "ExpectationBuilder", "ExpectationCounter", "ExpectationGroup",
    "ExpectationMatcher", "ExpectationPart", "ExpectationRecorder", "FailureReporter",
    "FunctionExpectations", "Gate", "Inout", "InvocationExpectation", "LastWordNaming",
    "MakeableMock", "Matcher", "MethodsExpectation", "Mock", "MockExpectations", "MockFailure",
    "MockFunction", "MockObject", "Mockable", "MockableFunction", "MemberName", "Mockery",
    "MockeryTestCase", "MockeryTrait", "MockingRefusal", "NamingScheme", "NoncopyableBox",
    "NotificationExpectation",
    "OnMainActor", "Receiver", "RecordingReporter", "SelfDescribing", "SpyMock", "StateMachine",
    "StatePredicate", "Strictness", "Synchronous", "Then", "TimeSpan", "UnexpectedInvocation",
    "Verifiable",
  ]
}

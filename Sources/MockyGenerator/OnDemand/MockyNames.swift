/// The names that `import Mocky` brings into a file: a user's type of such a name is named with its
/// module.
enum MockyNames {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  static let names: Set<String> = [
    "Action", "AnyMock", "ArgumentPlaceholder", "ArgumentRecording", "Asynchronous", "CallEffect",
    "CallSequence", "CamelCaseNaming", "Captor", "Cardinality", "DefaultValues", "Description",
    "ExpectationBuilder", "ExpectationGroup", "ExpectationPart", "ExpectationRecorder",
    "FailureReporter", "FunctionExpectations", "Gate", "Inout", "InvocationExpectation",
    "LastWordNaming", "MakeableMock", "Matcher", "MethodsExpectation", "Mock", "MockExpectations",
    "MockFailure", "MockFunction", "MockObject", "MockedMember", "Mockery", "MockingRefusal",
    "NamingScheme", "OnMainActor", "Receiver", "RecordingReporter", "SelfDescribing",
    "StateMachine", "StatePredicate", "Strictness", "Synchronous", "Then", "UnexpectedInvocation",
  ]
}

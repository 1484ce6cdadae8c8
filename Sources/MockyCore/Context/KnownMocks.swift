/// The mocks that a context looks up.
struct KnownMocks {
  /// The objects of types whose static members are called.
  var types: [ObjectIdentifier: MockObject] = Dictionary()
  /// The mocks that calls have returned as default values.
  var returned: [ReturnedMockKey: [ReturnedMock]] = Dictionary()
  /// The calls that have returned them and may have closures among their arguments.
  var unsearched: [Invocation] = []
  /// The mocks that hold a real object.
  var spies = WeakList<MockObject>()
  /// The notification centers that are observed.
  var centers: [ObjectIdentifier: ObservedCenter] = Dictionary()
}

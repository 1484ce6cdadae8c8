import MockyGenerator

/// The types that sources declare, for names that would mean another type at the place of a mock.
struct TypeNames {
  /// The modules that declare a type, by its name with those of the types around it.
  private var modules: [[String]: Set<String>] = [:]
  /// The modules whose declarations of a type other modules see.
  private var publishing: [[String]: Set<String>] = [:]
  /// The groups of `@_spi` in a module, by the last of each type's names.
  private var spiGroups: [String: [String: [String]]] = [:]
  private var indexed: Set<String> = []

  mutating func add(_ source: ReadSource) {
    indexed.insert(source.input.module)
    spiGroups[source.input.module, default: [:]].merge(source.spiGroups, uniquingKeysWith: +)
    for name in source.typeNames {
      modules[name.path, default: []].insert(source.input.module)
      if name.isPublic { publishing[name.path, default: []].insert(source.input.module) }
    }
  }

  /// Returns whether a module may declare one of these names.
  func mayDeclare(_ module: String, _ names: Set<String>) -> Bool {
    let known = modules.filter { !indexed.contains(module) || $0.value.contains(module) }
    let other = names.subtracting(known.compactMap(\.key.last))
    return indexed.contains(module) ? other != names : !other.isSubset(of: Self.ofSwift)
  }

  /// Types and protocols of the standard library.
  private static let ofSwift = Keyword.standardTypes.subtracting(["URL", "Data", "Date", "UUID"])
    .union([
      "Any", "AnyObject", "AsyncStream", "Codable", "Collection", "Comparable", "Decodable",
      "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Never", "Optional", "Result",
      "Self", "Sendable", "Sequence", "Void",
    ])

  /// Returns the groups of `@_spi` to import with a module, in alphabetical order.
  func spiGroups(of module: String, for names: Set<String>) -> [String] {
    let groups = spiGroups[module, default: [:]].filter { names.contains($0.key) }
    return Set(groups.values.joined()).sorted()
  }

  /// Returns the name of a type at the place of a mock.
  ///
  /// - Parameters:
  ///   - type: a type.
  ///   - place: the place where it was written.
  ///   - mock: the place of the mock.
  ///   - own: names that mean a type inside the protocol or a generic parameter.
  /// - Returns: the type, with its names completed if another type might be meant.
  func spelling(
    _ type: TypeSyntax, from place: Place, in mock: MockPlace, besides own: Set<String>
  ) -> TypeSyntax {
    type.mapping { part in
      guard case .named(let components) = part, let root = components.first?.name.bare,
        root != "Self", !own.contains(root), let prefix = prefix(root, place, mock)
      else { return nil }
      let inside = components.map { component in
        let arguments = component.arguments?.map {
          spelling($0, from: place, in: mock, besides: own)
        }
        return TypeSyntax.Component(component.name, arguments: arguments)
      }
      return .named(prefix.map { .init(Identifier($0, SourceRange(0, 0))) } + inside)
    }
  }

  /// Returns the name of a declaration at the place of its mock. It is nil for one inside a type,
  /// whose extension holds the mock.
  func name(of found: FoundProtocol, in mock: MockPlace) -> String? {
    let name = TypeSyntax.name(found.declaration.name.text)
    return found.enclosing.isEmpty
      ? "\(spelling(name, from: found.place, in: mock, besides: []))" : nil
  }

  /// Returns the words to put before a name; nil for none.
  private func prefix(_ name: String, _ place: Place, _ mock: MockPlace) -> [String]? {
    if mock.superclasses.contains(where: { modules[$0 + [name]] != nil }) { return nil }
    for count in (0..<place.enclosing.count).reversed().map({ $0 + 1 }) {
      let path = Array(place.enclosing.prefix(count))
      if modules[path + [name], default: []].contains(place.module) {
        return mock.enclosing == path ? nil : path
      }
    }
    return module(of: name, place, mock).map { [$0] }
  }

  /// Returns the module to name, if the name is ambiguous.
  private func module(of name: String, _ place: Place, _ mock: MockPlace) -> String? {
    let declaring = modules[[name], default: []]
    let near = publishing[[name], default: []].intersection(place.imports)
    let own = declaring.contains(place.module) ? place.module : nil
    guard let module = own ?? (near.count == 1 ? near.first : nil), module != mock.module,
      modules[[module]] == nil
    else { return nil }
    let isCertain =
      declaring.count == 1 && !MockyNames.contains(name)
      && mock.imports.allSatisfy { indexed.contains($0) || Self.plainModules.contains($0) }
    return isCertain ? nil : module
  }

  /// Modules with no names that a user's type might have.
  private static let plainModules: Set<String> = [
    "Swift", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization", "Mocky", "MockyCore",
  ]
}

/// The names that `import Mocky` brings into a file: users' types of such a name are named with
/// their module.
enum MockyNames {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  static let modules: Set<String> = ["Mocky", "MockyCore"]

  static let names: Set<String> = [
    "Action", "AnyMock", "ArgumentList", "ArgumentPlaceholder", "ArgumentRecording",
    "Asynchronous", "Blitz", "Blitzer", "BlockingRefusal", "CallCount", "CallEffect",
    "CallSequence", "CamelCaseNaming", "Captor", "Cardinality", "ClassMock",
    "CustomMockStringConvertible", "DeclaredExpectation", "DefaultValues", "Description",
    "DeterministicScheduler",
    "ExpectationBuilder", "ExpectationCounter", "ExpectationGroup", "ExpectationMatcher",
    "ExpectationPart", "ExpectationRecorder", "FailureReporter", "FedSequence",
    "FunctionExpectations", "Gate", "HandWrittenExpectation", "HeldCall", "Inout",
    "InvocationExpectation",
    "LastWordNaming", "LessCommonActions", "MakeableMock", "ManualClock", "Matcher",
    "MemberName", "MethodsExpectation", "Mock", "Mockable", "MockableFunction", "MockDefault",
    "Mockery", "MockeryTestCase", "MockeryTrait", "MockExpectations", "MockFailure", "MockFunction",
    "MockingRefusal", "MockObject", "MockParts", "NamingScheme", "NoncopyableBox",
    "NotificationExpectation",
    "OnMainActor", "Receiver", "RecordedCall", "RecordingReporter",
    "ScheduledCommand", "SelfDescribing", "SourcePlace", "SpyMock", "StateMachine",
    "StatePredicate", "Strictness", "Synchronous", "Then", "TimeSpan", "Transcript",
    "UnexpectedInvocation", "Verifiable", "WaitCondition", "WriteSetTo",
  ]
}

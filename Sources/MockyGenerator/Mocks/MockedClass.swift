/// All that is to be written for a class: a subclass that overrides what can be overridden.
struct MockedClass {
  /// What it has in common with the mock of a protocol: names, access, the overriding members.
  let mocked: MockedProtocol
  let genericParameters: [GenericParameter]
  let requirements: [GenericRequirement]
  /// The initializers of the class that the mock is made with.
  let initializers: [MockedItem]

  /// `Cache<Key, Value>`
  var superclass: String { mocked.declaredName + arguments }
  /// `MockCache<Key, Value>`
  var type: String { mocked.className + arguments }

  private var arguments: String {
    genericParameters.isEmpty
      ? "" : "<\(genericParameters.map(\.argument).joined(separator: ", "))>"
  }
}

extension MockedClass {
  /// - Parameter declaration: the class, with what it inherits if that is known.
  init(_ declaration: ProtocolDeclaration) {
    genericParameters = declaration.classParts?.genericParameters ?? []
    requirements = declaration.requirements
    let arguments = genericParameters.map(\.argument).joined(separator: ", ")
    var overridden = declaration
    overridden.enclosing = []
    overridden.requirements = []
    overridden.members = declaration.members.overridable
    mocked = MockedProtocol(
      overridden, access: AccessLevels(declaration),
      subclass: Keywords.escaping("Mock\(declaration.name.bare)")
        + (arguments.isEmpty ? "" : "<\(arguments)>"))
    let reader = MemberReader(
      isolation: declaration.isolation, isActor: false, isIdentifiable: false,
      copyability: Copyability(overridden), isOfClass: true)
    initializers = reader.items(declaration.members.designatedInitializers)
  }
}

extension GenericParameter {
  /// The parameter as it is handed to a superclass.
  fileprivate var argument: String { kind == .pack ? "repeat each \(name.text)" : name.text }
}

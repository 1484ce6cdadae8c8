import Foundation

/// A mock that a call returned as its default value. `@unchecked Sendable`: `mock` is used only
/// under the context's lock.
final class ReturnedMock: @unchecked Sendable {
  /// The first call that returned it; another with the same arguments returns it, too.
  let invocation: Invocation
  let mockObject: MockObject
  let type: any MakeableMock.Type
  /// The mock itself; nil until it has been made, outside the lock.
  var mock: (any Mock)?

  init(_ invocation: Invocation, _ mockObject: MockObject, _ type: any MakeableMock.Type) {
    self.invocation = invocation
    self.mockObject = mockObject
    self.type = type
  }

  /// Returns whether a call returns this mock. Runs users' `==`, so never under the lock.
  func answers(_ other: Invocation) -> Bool {
    let arguments = (invocation.arguments, other.arguments)
    return arguments.0.count == arguments.1.count
      && zip(arguments.0, arguments.1).allSatisfy(Self.isSame)
  }

  /// Equal, or the same object; of what cannot be compared, what messages show.
  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    let left = ObjectCast.inoutArgument(left)?.initialValue ?? left
    let right = ObjectCast.inoutArgument(right)?.initialValue ?? right
    if let plain = PlainValue.of(left) { return plain.isEqual(to: right) }
    return ValueText.of(left) == ValueText.of(right)
  }
}

/// The calls that may return one mock, but for those arguments that have no lasting hash.
struct ReturnedMockKey: Hashable {
  private let mock: ObjectIdentifier
  private let member: String
  private let type: ObjectIdentifier
  private let arguments: [Int]

  /// Runs the users' `hash` and descriptions: never under the lock.
  init(_ invocation: Invocation) {
    mock = ObjectIdentifier(invocation.mock)
    member = invocation.member.key
    type = ObjectIdentifier(invocation.returnType)
    arguments = invocation.arguments.map(Self.hash)
  }

  /// A hash, which is equal for equal arguments. All objects of a class with an `==` of its own
  /// have one hash, because the values by which they are equal may change.
  private static func hash(of argument: Any) -> Int {
    let argument = ObjectCast.inoutArgument(argument)?.initialValue ?? argument
    switch PlainValue.of(argument) {
    case nil: return ValueText.of(argument).hashValue
    case let object as PlainOther where object.isObject:
      return ObjectIdentifier(object.value as AnyObject).hashValue
    case let plain?:
      let isObject = Swift.type(of: plain.value) is AnyClass
      return isObject ? 0 : PlainValue.hash(of: plain.value) ?? 0
    }
  }
}

extension Context {
  /// A mock for a call to return; nil if there is none of its type. It is the same one for each
  /// call with the same arguments, and is named after the call. It is nice, so its own calls return
  /// mocks in turn.
  func mock<Return>(returnedBy invocation: Invocation, as type: Return.Type) -> Return? {
    let returned = returnedMock(for: invocation) { mockType(for: Return.self, invocation) }
    return returned.flatMap { mock(of: $0) as? Return }
  }

  /// The type of a mock that can be returned: one that does not refuse, and is what is wanted.
  private func mockType<Return>(
    for type: Return.Type, _ invocation: Invocation
  ) -> (any MakeableMock.Type)? {
    let modules = [invocation.mock.typeName.module, origin.module].compactMap { $0 }
    return MockTypeLookup(modules: modules).mocks(of: type).first { mockType in
      let trial = MockObject(
        name: "", typeName: MockTypeName(of: mockType), strictness: .nice, context: self)
      return mockType.refusal.isNil && mockType.init(trial) is Return
    }
  }

  /// The mock that was returned before, or a new one, of a type that is looked for outside the
  /// lock.
  private func returnedMock(
    for invocation: Invocation, _ find: () -> (any MakeableMock.Type)?
  ) -> ReturnedMock? {
    let key = ReturnedMockKey(invocation)
    var compared = 0
    while true {
      let known = update { $0.mocks.returned[key] ?? [] }
      if let returned = known.dropFirst(compared).first(where: { $0.answers(invocation) }) {
        return returned
      }
      compared = known.count
      guard let type = find() else { return nil }
      let (name, typeName) = (invocation.text, MockTypeName(of: type))
      let new = update { state -> ReturnedMock? in
        guard (state.mocks.returned[key] ?? []).count == compared else { return nil }
        let object = MockObject(
          name: state.names.takeDefault(name), typeName: typeName, strictness: .nice,
          context: self)
        let new = ReturnedMock(invocation, object, type)
        // After the end, nothing would release it.
        if !state.phase.hasEnded {
          state.mocks.returned[key, default: []].append(new)
          state.mocks.unsearched.append(invocation)
        }
        return new
      }
      if let new { return new }
    }
  }

  /// The mock itself, whose initializer runs outside the lock; of two made at once, the first.
  private func mock(of returned: ReturnedMock) -> any Mock {
    if let known = update({ _ in returned.mock }) { return known }
    let new: any Mock = returned.type.init(returned.mockObject)
    return update { _ in
      let first = returned.mock ?? new
      returned.mock = first
      return first
    }
  }
}

/// Finds the mock of a type while a test runs, by its name: that of `any Turtle` is `MockTurtle`. A
/// call's result does not tell whether it can be mocked: the mock of its protocol is written
/// elsewhere, by another expansion, perhaps in another module.
struct MockTypeLookup {
  /// The modules in which mocks may be, apart from the module of what they mock.
  let modules: [String]

  /// The mock of a type, or the type itself if it is one; nil where there is none to be found. Of a
  /// composition it is a mock of one part that is of all parts, which a cast has to tell.
  func mocks(of type: Any.Type) -> [any MakeableMock.Type] {
    if let mock = type as? any MakeableMock.Type { return [mock] }
    let parts = String(reflecting: type).components(separatedBy: " & ")
    return parts.compactMap { NominalTypeName($0) }.flatMap(mangledNames).compactMap { name in
      _typeByName(name) as? any MakeableMock.Type
    }
  }

  private func mangledNames(of mocked: NominalTypeName) -> [String] {
    guard let name = mocked.path.last else { return [] }
    let path = mocked.path.dropLast() + ["Mock\(name)"]
    let mock = NominalTypeName(
      module: mocked.module, path: Array(path), arguments: mocked.arguments)
    let elsewhere = modules.filter { $0 != mocked.module }
    return mock.mangledNames
      + elsewhere.flatMap { module in
        path.count > 1
          ? mock.mangledNames(inExtensionOf: module)
          : NominalTypeName(module: module, path: Array(path), arguments: mocked.arguments)
            .mangledNames
      }
  }
}

/// The full name of a type that is declared somewhere, taken apart: "Zoo.Keeper<Swift.Int>". The
/// runtime finds a type by its mangled name. The name does not tell whether a type is a
/// struct, an enum or a class, so all three are tried.
struct NominalTypeName {
  let module: String
  /// The types around it, and its own name last.
  let path: [String]
  let arguments: [NominalTypeName]

  init(module: String, path: [String], arguments: [NominalTypeName]) {
    self.module = module
    self.path = path
    self.arguments = arguments
  }

  /// Reads what `String(reflecting:)` writes; nil for what is private, a tuple, a function. Of "any
  /// Zoo.Keeper<Self.Zoo.Keeper.Food == Swift.Int>" the arguments are the types on the right.
  init?(_ text: some StringProtocol) {
    let text = String(text.hasPrefix("any ") ? text.dropFirst(4) : text[...])
    let base = text.prefix { $0 != "<" }
    let names = base.split(separator: Character("."), omittingEmptySubsequences: false).map(
      String.init)
    guard names.count > 1, names.allSatisfy(Self.isIdentifier) else { return nil }
    module = names[0]
    path = Array(names.dropFirst())
    let list = text.dropFirst(base.count)
    guard list.isEmpty || list.hasSuffix(">") else { return nil }
    let texts = Self.parts(of: list.dropFirst().dropLast())
    arguments = texts.compactMap { NominalTypeName($0) }
    guard arguments.count == texts.count else { return nil }
  }

  /// The mangled names of all that may be called so.
  var mangledNames: [String] {
    var candidates = [Self.mangled(module: module)]
    for name in path {
      let identifier = Self.mangled(name)
      candidates = candidates.flatMap { context in "CVO".map { "\(context)\(identifier)\($0)" } }
    }
    return candidates.flatMap(applied)
  }

  /// The mangled names of the types of a name in an extension that another module has.
  func mangledNames(inExtensionOf other: String) -> [String] {
    guard path.count > 1 else { return [] }
    let outer = NominalTypeName(module: module, path: path.dropLast(), arguments: [])
    let identifier = Self.mangled(path[path.count - 1])
    return outer.mangledNames.flatMap { context in
      "CVO".map { "\(context)\(Self.mangled(module: other))E\(identifier)\($0)" }
    }.flatMap(applied)
  }

  private func applied(_ type: String) -> [String] {
    guard !arguments.isEmpty else { return [type] }
    let found = arguments.compactMap(\.mangledNameOfType)
    return found.count == arguments.count ? ["\(type)y\(found.joined())G"] : []
  }

  /// The mangled name of the one type that there is of this name: also of a protocol, `any P`.
  private var mangledNameOfType: String? {
    let protocolNames = mangledNames.map { "\($0.dropLast())_p" }
    return (mangledNames + protocolNames).first { _typeByName($0) != nil }
  }

  private static func mangled(module: String) -> String {
    module == "Swift" ? "s" : mangled(module)
  }

  private static func mangled(_ identifier: String) -> String { "\(identifier.count)\(identifier)" }

  private static func isIdentifier(_ text: String) -> Bool {
    text.first.map { !$0.isNumber } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the arguments of a list, each without the text before "==".
  private static func parts(of list: some StringProtocol) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in list {
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let texts = parts.map { part in
      part.range(of: " == ").map { String(part[$0.upperBound...]) } ?? part
    }
    return texts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}

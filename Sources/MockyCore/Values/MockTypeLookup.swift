import Foundation

extension Invocation {
  /// Returns the mocks of a type, or the type itself if it is a mock; empty if none is found. For a
  /// composition, it returns the mocks of all parts. A cast then shows which of them conforms to
  /// all parts.
  ///
  /// It finds the mock by its name while a test runs: the mock of `any Turtle` is `MockTurtle`. The
  /// type of a call's result doesn't show whether it can be mocked. Another expansion generates the
  /// mock of its protocol, perhaps in the module of this call's mock, or of the test.
  func mocks(of type: Any.Type) -> [any MakeableMock.Type] {
    if let mock = type as? any MakeableMock.Type { return [mock] }
    let modules = [mock.typeName.module, mock.context.origin.module].compactMap(\.self)
    let parts = String(reflecting: type).components(separatedBy: " & ")
    let names = parts.compactMap { NominalTypeName($0)?.mangledNamesOfMocks(orIn: modules) }
    return names.joined().compactMap { _typeByName($0) as? any MakeableMock.Type }
  }
}

/// The parts of the full name of a declared type: "Zoo.Keeper". The runtime finds a type by its
/// mangled name. The name doesn't show whether a type is a struct, an enum or a class, so all three
/// are tried.
struct NominalTypeName {
  let module: String
  /// The types around it, and its own name last.
  let path: [String]
}

extension NominalTypeName {
  /// Reads a text of `String(reflecting:)`; nil for generic and private types, tuples and functions.
  init?(_ text: String) {
    let names = text.dropFirst(text.hasPrefix("any ") ? 4 : 0)
      .split(separator: Character("."), omittingEmptySubsequences: false).map(String.init)
    guard names.count > 1, names.allSatisfy({ $0.isIdentifier && $0.allSatisfy(\.isASCII) }) else {
      return nil
    }
    module = names[0]
    path = Array(names.dropFirst())
  }

  /// The mangled names of all types that may have this name.
  var mangledNames: [String] {
    path.reduce([Self.mangled(module: module)]) { Self.mangled($1, in: $0) }
  }

  /// Returns the mangled names of all types that may be the mock of a type with this name: beside
  /// it, or in other modules.
  fileprivate func mangledNamesOfMocks(orIn modules: [String]) -> [String] {
    guard let name = path.last else { return [] }
    let outer = NominalTypeName(module: module, path: path.dropLast()).mangledNames
    let elsewhere = modules.filter { $0 != module }.map(Self.mangled(module:)).flatMap { other in
      path.count > 1 ? outer.map { "\($0)\(other)E" } : [other]
    }
    return Self.mangled("Mock\(name)", in: outer + elsewhere)
  }

  private static func mangled(_ name: String, in contexts: [String]) -> [String] {
    contexts.flatMap { context in "CVO".map { "\(context)\(name.count)\(name)\($0)" } }
  }

  private static func mangled(module: String) -> String {
    module == "Swift" ? "s" : "\(module.count)\(module)"
  }
}

/// Makes the values that an initializer takes, for a value that a generated mock makes up.
@_documentation(visibility: internal)
public struct MockParts {
  /// The maximum depth of values inside values, for initializers that take each other's types.
  private static let depthLimit: Int = 16

  let mock: any Mock.Type
  let defaults: DefaultValues
  /// The call that returns the value.
  let call: Invocation
  /// The types of the values that are being made, outermost first.
  var types: [Any.Type] = []

  /// Returns a default value, a nice mock, or a value that the mock makes up.
  /// - Throws: an error if there is neither.
  public func callAsFunction<Part>() throws -> Part {
    let value = defaults.value(for: Part.self) ?? call.mock.context.mock(inside: call) ?? madeUp()
    if let value { return value }
    throw DefaultValues.NoValue()
  }

  /// Returns a value that the mock makes up; nil if it knows no way.
  func madeUp<Value>() -> Value? {
    if Value.self == (any Error).self { return MadeUpError() as? Value }
    // A type inside itself would never end, and an enum then tries its next case.
    guard types.count < Self.depthLimit, !types.contains(where: { $0 == Value.self }) else {
      return nil
    }
    let parts = MockParts(
      mock: mock, defaults: defaults, call: call, types: types + [Value.self])
    if let result = Value.self as? any MadeOfParts.Type { return result.made(of: parts) as? Value }
    return mock.mockValue(of: Value.self, parts) as? Value
  }
}

/// A type of the standard library that is made of another type.
private protocol MadeOfParts {
  static func made(of part: MockParts) -> Any?
}

extension Result: MadeOfParts {
  fileprivate static func made(of part: MockParts) -> Any? { try? Result.success(part()) }
}

/// The error of a call that must return one.
private struct MadeUpError: Error, CustomStringConvertible {
  var description: String { "an error that Mocky made up" }
}

import MockyGenerator

/// A call of one of a protocol's requirements through its mock, as a test makes it.
struct CallSample {
  let name: String
  let path: String
  let text: String

  /// Nil where no requirement takes and gives only values that can be made here, and for mocks that
  /// are generic or actors.
  init?(_ mocked: MockedDeclaration, module: Module, number: Int, folder: String) {
    let found = mocked.found
    guard mocked.state == .compiled, mocked.isActive, found.conditions.isEmpty,
      mocked.text.contains("class Mock\(found.name): "), !mocked.text.contains("@available"),
      !found.declaration.header.attributes.contains(where: { $0.name.hasSuffix("Actor") }),
      let call = Self.calls(found.declaration.members).first
    else { return nil }
    name = "\(module.name).\(mocked.name)"
    path = "\(folder)/call-\(number).swift"
    let mockName = (found.enclosing + ["Mock\(found.name)"]).joined(separator: ".")
    let imports = mocked.text.split(separator: "\n").filter {
      $0.hasPrefix("import ") || $0.hasPrefix("@")
    }
    text = """
      \(imports.joined(separator: "\n"))
      @testable import \(module.name)Mocks

      private struct OtherResult: Error {
        let result: String
        init(_ result: String) { self.result = result }
      }

      func call\(number)(_ context: Mockery) async throws {
        var mock = context.mock(\(mockName).self)
        context.check { expectThat(mock).receives.\(call.expected)\(call.result.stubbed) }
        func call<Subject: \(found.qualifiedName)>(_ subject: inout Subject) async throws {
          \(call.result.compared("try await subject.\(call.expected)"))
        }
        try await call(&mock)
      }
      """
  }

  /// A requirement with arguments, as it is expected and called.
  private struct Call {
    var expected: String
    var result: Result
  }

  /// The result of a call.
  private struct Result {
    /// A value that is no default; nil where none can be written.
    let value: String?

    init(of type: TypeSyntax?) {
      let value = type.flatMap(CallSample.value)
      self.value = value.flatMap { ["nil", "[]", "[:]"].contains($0) ? nil : $0 }
    }

    var stubbed: String { value.map { ".then.returns(\($0))" } ?? "" }

    func compared(_ call: String) -> String {
      guard let value else { return "_ = \(call)" }
      return "let result = \(call)\n    if result != \(value) { throw OtherResult(\"\\(result)\") }"
    }
  }

  /// Methods first, as they have more to get wrong.
  private static func calls(_ members: [Member]) -> [Call] {
    let methods = members.filter { $0.kind == .method }
    return (methods + members.filter { $0.kind != .method }).compactMap(call)
  }

  private static func call(_ member: Member) -> Call? {
    guard !member.header.isStatic else { return nil }
    switch member.kind {
    case .property:
      guard value(of: member.type) != nil else { return nil }
      return Call(expected: member.name.text, result: Result(of: member.type))
    case .method:
      guard member.genericParameters.isEmpty, member.name.text.first?.isLetter ?? false,
        isSimple(member.type)
      else { return nil }
      let arguments = member.parameters.map { parameter in
        value(of: parameter.type).map {
          (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + $0
        }
      }
      guard !arguments.contains(where: { $0 == nil }) else { return nil }
      let call = "\(member.name.text)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
      return Call(expected: call, result: Result(of: member.result))
    default: return nil
    }
  }

  private static func isSimple(_ type: TypeSyntax) -> Bool {
    ["Void", "()"].contains("\(type)") || value(of: type) != nil
  }

  /// A value of a type that needs no knowledge of it.
  private static func value(of type: TypeSyntax) -> String? {
    switch type.kind {
    case .optional: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .named:
      let number = ["Int", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int32", "Int64"]
      let name = "\(type)"
      if number.contains(name) || ["Double", "Float", "TimeInterval"].contains(name) { return "7" }
      return ["Bool": "true", "String": "\"seven\"", "Data": "Data([7])"][name]
    default: return nil
    }
  }
}

extension DeclarationHeader {
  fileprivate var isStatic: Bool { modifiers.contains { $0.name == "static" } }
}

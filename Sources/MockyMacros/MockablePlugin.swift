import Foundation
import MockyGenerator

/// Expands `@Mockable` and `@MockableFunction` for the compiler.
struct MockablePlugin {
  /// The version of the compiler's protocol that the plugin speaks.
  private static let protocolVersion = 7

  /// The declarations that were read for one role, until the compiler asks for the other one.
  private var read: [Declared: MockedDeclaration] = [:]

  /// A declaration and the declarations around it.
  private struct Declared: Hashable {
    let source: String
    let around: [String]
  }

  /// Answers messages until the compiler sends no more.
  ///
  /// - Throws: an error if the input is no message, or if the connection fails.
  mutating func talk(over connection: some PluginConnection) throws {
    while let message = try connection.nextMessage() {
      try connection.send(try JSONEncoder().encode(try answer(to: message)))
    }
  }

  private mutating func answer(to data: Data) throws -> PluginAnswer {
    guard let message = try? JSONDecoder().decode(CompilerMessage.self, from: data) else {
      throw InvalidInput.noMessage(data)
    }
    return answer(to: message)
  }

  mutating func answer(to message: CompilerMessage) -> PluginAnswer {
    switch message {
    case .getCapability:
      .getCapabilityResult(capability: .init(protocolVersion: Self.protocolVersion))
    case .expandAttachedMacro(let macro):
      expansion(of: macro)
    case .unknown(let name, let attribute):
      refusal(.unknownMessage(name), at: attribute)
    }
  }

  private mutating func expansion(of macro: AttachedMacro) -> PluginAnswer {
    let role = MockableExpansion.Role(macro.macroRole)
    let expansion: MockableExpansion
    switch (macro.macro.typeName, role) {
    case ("MockableMacro", let role?): expansion = declaration(of: macro).expansion(role)
    case ("MockableFunctionMacro", .peer?):
      expansion = MockedDeclaration(
        macro.declSyntax.source, of: "MockableFunction", lexicalContext: macro.headersAround
      ).expansion(.peer)
    case ("MockableMacro", _), ("MockableFunctionMacro", _):
      return refusal(.unknownRole(macro.macroRole), at: macro.attributeSyntax)
    case (let name, _): return refusal(.unknownMacro(name), at: macro.attributeSyntax)
    }
    return .expandMacroResult(
      expandedSource: expansion.source,
      diagnostics: expansion.diagnostics.map { .init($0, of: macro.declSyntax) })
  }

  /// The compiler asks for both roles, one after the other.
  private mutating func declaration(of macro: AttachedMacro) -> MockedDeclaration {
    let declared = Declared(source: macro.declSyntax.source, around: macro.headersAround)
    if let known = read.removeValue(forKey: declared) { return known }
    let declaration = MockedDeclaration(declared.source, lexicalContext: declared.around)
    read[declared] = declaration
    return declaration
  }

  private func refusal(
    _ reason: Refusal, at attribute: AttachedMacro.Syntax? = nil
  ) -> PluginAnswer {
    let error = CompilerDiagnostic(error: reason.description, at: attribute)
    return .expandMacroResult(expandedSource: nil, diagnostics: [error])
  }
}

extension AttachedMacro {
  /// The sources of the declarations around its own, innermost first.
  fileprivate var headersAround: [String] { lexicalContext.map { $0.map(\.source) } ?? [] }
}

extension MockableExpansion.Role {
  /// The role with the compiler's name for it.
  fileprivate init?(_ name: String) {
    switch name {
    case "peer": self = .peer
    case "extension": self = .extension
    default: return nil
    }
  }
}

/// The reason why a request is refused, and a way out.
///
/// None of them occurs with the compilers this was tried with. Each means that compiler and plugin
/// do not belong together.
enum Refusal: CustomStringConvertible {
  /// The compiler sends a message that is no expansion, or one of another shape.
  case unknownMessage(String)
  /// The macro's declaration names another implementation.
  case unknownMacro(String)
  /// The macro is declared with another role.
  case unknownRole(String)

  var description: String { "\(reason); \(Self.wayOut)" }

  private var reason: String {
    switch self {
    case .unknownMessage(let name):
      "Mocky's macro does not understand this compiler's message '\(name)'"
    case .unknownMacro(let name):
      "Mocky has no macro of type '\(name)'"
    case .unknownRole(let name):
      "Mocky's macro has no role '\(name)'"
    }
  }

  private static let wayOut =
    "the plugin needs no macro: take away @Mockable, and give the test target "
    + "'plugins: [.plugin(name: \"MockyPlugin\", package: \"Mocky\")]'"
}

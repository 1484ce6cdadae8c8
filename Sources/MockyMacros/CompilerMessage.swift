import MockyGenerator

/// A message of the compiler: an object with one member, whose name is the kind of the message.
///
/// Members that are not known here are ignored at every level: compilers add some in each version.
enum CompilerMessage: Decodable {
  /// Asks for the version of the protocol.
  case getCapability
  /// Asks for an expansion.
  case expandAttachedMacro(AttachedMacro)
  /// Any other message, and a known one of another shape.
  case unknown(name: String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "not one message: \(container.allKeys)"))
    }
    switch name.stringValue {
    case "getCapability":
      self = .getCapability
    case "expandAttachedMacro":
      let macro = try? container.decode(AttachedMacro.self, forKey: name)
      self = macro.map(Self.expandAttachedMacro) ?? .unknown(name: name.stringValue)
    default:
      self = .unknown(name: name.stringValue)
    }
  }

  /// The name of any message.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// A place where a macro is attached to a declaration, as the compiler describes it.
struct AttachedMacro: Decodable {
  let macro: Reference
  let macroRole: String
  let attributeSyntax: Syntax
  let declSyntax: Syntax
  /// The declarations around this one, innermost first; their places are not known.
  let lexicalContext: [Syntax]?

  /// The implementation that the macro's declaration names.
  struct Reference: Decodable {
    let typeName: String
  }

  /// A piece of source, with the blanks and comments before it.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  /// The beginning of a piece of source: the first of the blanks and comments before it.
  struct Location: Decodable {
    let fileName: String
    /// Counted in UTF-8.
    let offset: Int
  }
}

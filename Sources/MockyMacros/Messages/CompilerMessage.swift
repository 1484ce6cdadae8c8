/// What the compiler says: an object with one member, whose name is the kind of the message.
///
/// Members that are not known here are ignored at every level: each compiler adds some.
enum CompilerMessage: Decodable {
  /// Asks which version of the protocol is spoken.
  case getCapability
  /// Asks for an expansion.
  case expandAttachedMacro(AttachedMacro)
  /// Anything else, and what is known but of another shape.
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

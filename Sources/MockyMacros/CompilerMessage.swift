import MockyGenerator

/// A message of the compiler: an object with a member whose name is the kind of the message.
///
/// Members that are not known here are ignored at every level: compilers add some in each version.
enum CompilerMessage: Decodable {
  /// Asks for the version of the protocol.
  case getCapability
  /// Asks for an expansion.
  case expandAttachedMacro(AttachedMacro)
  /// Any other message, and a known one of another shape, with the syntax of the macro that it is about.
  case unknown(name: String, about: AttachedMacro.Syntax?)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    // A known message may have unknown ones beside it.
    let names = container.allKeys.sorted { $0.stringValue < $1.stringValue }
    let known = names.first { ["getCapability", "expandAttachedMacro"].contains($0.stringValue) }
    guard let name = known ?? names.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no message"))
    }
    if name.stringValue == "getCapability" {
      self = .getCapability
    } else if known != nil, let macro = try? container.decode(AttachedMacro.self, forKey: name) {
      self = .expandAttachedMacro(macro)
    } else {
      let macro = try? container.decode(UnknownMacro.self, forKey: name)
      self = .unknown(name: name.stringValue, about: macro?.attributeSyntax ?? macro?.syntax)
    }
  }

  /// The parts of an unknown message that show its place.
  private struct UnknownMacro: Decodable {
    let attributeSyntax: AttachedMacro.Syntax?
    let syntax: AttachedMacro.Syntax?
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

    /// Returns the offset of a byte of the source; the beginning if no number is that large.
    func offset(of byte: Int) -> Int {
      let (sum, isTooLarge) = offset.addingReportingOverflow(byte)
      return isTooLarge ? offset : sum
    }
  }
}

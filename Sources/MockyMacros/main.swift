// The compiler plugin behind @Mockable. The compiler starts this program, asks for expansions over
// its standard input, and reads the answers from its standard output.
//
// All of it is in one file, so that one process of the compiler reads Foundation.

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

/// An answer of the plugin: an object with one member, whose name is the kind of the answer.
enum PluginAnswer: Encodable {
  /// The version of the protocol that the plugin speaks.
  case getCapabilityResult(capability: Capability)
  /// The source that a macro is expanded to, and diagnostics about it.
  case expandMacroResult(expandedSource: String?, diagnostics: [CompilerDiagnostic])

  /// The capabilities of the plugin.
  struct Capability: Encodable {
    let protocolVersion: Int
  }
}

/// A diagnostic as the compiler takes it, with places in a file.
struct CompilerDiagnostic: Encodable {
  let message: String
  let severity: String
  let position: Position
  let highlights: [Range]
  let notes: [Note]
  let fixIts: [FixIt]

  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  struct Range: Encodable {
    let fileName: String
    let startOffset: Int
    let endOffset: Int
  }

  struct Note: Encodable {
    let position: Position
    let message: String
  }

  struct FixIt: Encodable {
    let message: String
    let changes: [Change]

    struct Change: Encodable {
      let range: Range
      let newText: String
    }
  }
}

extension CompilerDiagnostic {
  /// Converts a diagnostic of the generator about a declaration, at its place in the file.
  init(_ diagnostic: Diagnostic, of declaration: AttachedMacro.Syntax) {
    let location = declaration.location
    let range = Range(diagnostic.range, after: location)
    message = diagnostic.message
    severity = diagnostic.severity.rawValue
    position = Position(fileName: location.fileName, offset: range.startOffset)
    highlights = [range]
    notes = []
    fixIts = diagnostic.fixIts.map { fixIt in
      let change = FixIt.Change(range: Range(fixIt.range, after: location), newText: fixIt.text)
      return FixIt(message: fixIt.message, changes: [change])
    }
  }

  /// An error about the use of the macro itself: at its attribute, if that is known.
  init(error message: String, at attribute: AttachedMacro.Syntax? = nil) {
    self.message = message
    severity = Diagnostic.Severity.error.rawValue
    position = attribute.map(Position.init(at:)) ?? Position(fileName: "", offset: 0)
    highlights = []
    notes = []
    fixIts = []
  }
}

extension CompilerDiagnostic.Position {
  /// The place of the attribute's `@`, after the comments before it.
  fileprivate init(at attribute: AttachedMacro.Syntax) {
    let source = attribute.source.utf8
    let sign = source.lastIndex(of: UInt8(ascii: "@")) ?? source.startIndex
    fileName = attribute.location.fileName
    offset = attribute.location.offset(of: source.distance(from: source.startIndex, to: sign))
  }
}

extension CompilerDiagnostic.Range {
  fileprivate init(_ range: SourceRange, after location: AttachedMacro.Location) {
    fileName = location.fileName
    startOffset = location.offset(of: range.start)
    endOffset = location.offset(of: range.end)
  }
}

/// A connection that carries the compiler's messages to the plugin, and the plugin's answers back.
protocol PluginConnection {
  /// Returns the next message, or `nil` at the end of the conversation.
  func nextMessage() throws -> Data?

  /// Sends an answer. Each message gets exactly one.
  func send(_ answer: Data) throws
}

/// The compiler's conversation: each message is preceded by its length.
///
/// The length is a number of 8 bytes, the lowest first. The compiler ends a conversation with an
/// empty message, or closes the stream.
struct StandardStreams: PluginConnection {
  private let input: FileHandle = .standardInput
  private let output: FileHandle = .standardOutput

  /// A longer message is not from a compiler: something else was read as a length.
  private static let longestMessage: UInt64 = 1 << 30

  /// The number of bytes to ask for at a time, so that a false length alone costs no memory.
  private static let chunk = 1 << 20

  func nextMessage() throws -> Data? {
    let header = try read(8)
    guard !header.isEmpty else { return nil }
    guard header.count == 8 else { throw InvalidInput.truncatedLength(header.count) }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= Self.longestMessage else { throw InvalidInput.tooLong(length) }
    guard length > 0 else { return nil }
    let message = try read(Int(length))
    guard message.count == length else {
      throw InvalidInput.truncatedMessage(message.count, of: Int(length))
    }
    return message
  }

  func send(_ answer: Data) throws {
    let length = UInt64(answer.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    let message = Data(header) + answer
    if #available(macOS 10.15.4, *) {
      try output.write(contentsOf: message)
    } else {
      output.write(message)
    }
  }

  /// Reads a number of bytes, or fewer if the stream ends before.
  private func read(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      let more = try part(min(count - bytes.count, Self.chunk))
      guard !more.isEmpty else { break }
      bytes += more
    }
    return bytes
  }

  private func part(_ longest: Int) throws -> Data {
    guard #available(macOS 10.15.4, *) else { return input.readData(ofLength: longest) }
    return try input.read(upToCount: longest) ?? Data()
  }
}

/// Input that cannot come from a compiler.
enum InvalidInput: Error, CustomStringConvertible {
  /// The stream ended after some bytes of a length.
  case truncatedLength(Int)
  /// The stream ended after some bytes of a message.
  case truncatedMessage(Int, of: Int)
  /// The announced length is greater than that of any message.
  case tooLong(UInt64)
  /// A message is not a JSON object with a member.
  case noMessage(Data)

  var description: String { "\(problem)\n\(Self.explanation)" }

  private var problem: String {
    switch self {
    case .truncatedLength(let count):
      "the input ends within the length of a message, after \(count) of 8 bytes"
    case .truncatedMessage(let count, let length):
      "the input ends within a message, after \(count) of \(length) bytes"
    case .tooLong(let length):
      "the length of a message is \(length) bytes, longer than any message is"
    case .noMessage(let data):
      "a message of \(data.count) bytes is not a JSON object with a member: \(Self.start(of: data))"
    }
  }

  private static let explanation =
    "It is the Swift compiler that starts this program, and speaks to it over standard input."

  private static func start(of data: Data) -> String {
    let text = String(decoding: data.prefix(40), as: UTF8.self)
    return text.debugDescription + (data.count > 40 ? "…" : "")
  }
}

do {
  var plugin = MockablePlugin()
  try plugin.talk(over: StandardStreams())
} catch {
  FileHandle.standardError.write(Data("MockyMacros: \(error)\n".utf8))
  exit(1)
}

import Foundation

/// An answer as the compiler reads it: exactly these members, none of them left out.
///
/// It is written down here once more, so that a change of the plugin's own types shows.
enum Reading: Decodable, Equatable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  struct Capability: Decodable, Equatable {
    var protocolVersion: Int
  }

  struct Diagnostic: Decodable, Equatable {
    var message: String
    var severity: String
    var position: Position
    var highlights: [Range]
    var notes: [Note]
    var fixIts: [FixIt]
  }

  struct Position: Decodable, Equatable {
    var fileName: String
    var offset: Int
  }

  struct Range: Decodable, Equatable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  struct Note: Decodable, Equatable {
    var position: Position
    var message: String
  }

  struct FixIt: Decodable, Equatable {
    var message: String
    var changes: [Change]
  }

  struct Change: Decodable, Equatable {
    var range: Range
    var newText: String
  }

  init(_ answer: Data) throws {
    self = try JSONDecoder().decode(Reading.self, from: answer)
  }

  /// Returns the answer to a compiler that asks for something unknown.
  static func refusal(_ message: String, at position: Position) -> Reading {
    .expandMacroResult(
      expandedSource: nil,
      diagnostics: [
        Diagnostic(
          message: message, severity: "error", position: position, highlights: [], notes: [],
          fixIts: [])
      ])
  }
}

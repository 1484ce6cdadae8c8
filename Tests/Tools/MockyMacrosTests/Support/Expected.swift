import Foundation
import MockyGenerator

/// The expected answer to a recorded message: the generator's text, at its place.
struct Expected: Decodable {
  var expandAttachedMacro: Expansion?

  struct Expansion: Decodable {
    var macroRole: String
    var declSyntax: Syntax
    var lexicalContext: [Syntax]
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  struct Location: Decodable {
    var fileName: String
    var offset: Int
  }

  /// The answer to a message.
  static func answer(to message: Data) throws -> Reading {
    let request = try JSONDecoder().decode(Expected.self, from: message)
    return request.expandAttachedMacro.map(\.answer)
      ?? .getCapabilityResult(capability: .init(protocolVersion: 7))
  }
}

extension Expected.Expansion {
  fileprivate var answer: Reading {
    let expansion = MockableExpansion(
      macroRole == "peer" ? .peer : .extension, of: declSyntax.source,
      lexicalContext: lexicalContext.map(\.source))
    return .expandMacroResult(
      expandedSource: expansion.source, diagnostics: expansion.diagnostics.map(reading))
  }

  private func reading(_ diagnostic: Diagnostic) -> Reading.Diagnostic {
    let place = range(diagnostic.range)
    return .init(
      message: diagnostic.message, severity: "\(diagnostic.severity)",
      position: .init(fileName: place.fileName, offset: place.startOffset), highlights: [place],
      notes: [],
      fixIts: diagnostic.fixIts.map { fixIt in
        .init(
          message: fixIt.message,
          changes: [Reading.Change(range: range(fixIt.range), newText: fixIt.text)])
      })
  }

  private func range(_ range: SourceRange) -> Reading.Range {
    let location = declSyntax.location
    return .init(
      fileName: location.fileName, startOffset: location.offset + range.start,
      endOffset: location.offset + range.end)
  }
}

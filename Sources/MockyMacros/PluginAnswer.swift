import MockyGenerator

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

import Foundation
import MockyCommand
import MockyGenerator

/// Compares one file after the other.
struct OracleTrial {
  var result = OracleResult()
  private let compiler: Compiler

  init(number: Int) {
    compiler = Compiler(number: number)
  }

  mutating func compare(_ path: String) {
    guard let bytes = SwiftSources.read(path) else { return }
    result.files += 1
    result.bytes += bytes.count
    let file = SourceFile(parsing: bytes)
    for problem in file.problems { note(path, "\(problem.range.start): \(problem.message)") }
    checkRoundTrips(file, bytes, path)
    guard bytes.contains(word: "protocol") else {
      if !file.protocols.isEmpty { note(path, "protocols in a file without the word") }
      return
    }
    var found: Set<Int> = []
    let variants = Variants(of: bytes)
    for number in 0..<variants.count {
      compare(variants[number], file.protocols, path, &found)
    }
    for declaration in file.protocols where !found.contains(declaration.header.keyword.start) {
      note(path, "the compiler has no protocol \(declaration.name)")
    }
  }

  private mutating func note(_ path: String, _ text: String) {
    result.mismatches.append("\(path): \(text)")
  }

  /// Compares one variant, and adds where the compiler finds protocols.
  private mutating func compare(
    _ variant: Variant, _ mine: [ProtocolDeclaration], _ path: String,
    _ found: inout Set<Int>
  ) {
    result.dumps += 1
    guard let root = compiler.dump(variant.bytes, as: "source") else {
      return note(path, "the compiler says nothing")
    }
    let text = SourceText(variant.bytes)
    var pairs: [ProtocolPair] = []
    for node in Self.protocols(in: root) {
      guard let start = text.offset(node.range?.start) else {
        note(path, "no place for the compiler's protocol \(node.name)")
        continue
      }
      guard let declaration = mine.first(where: { $0.header.keyword.start == start }) else {
        note(path, "Mocky has no protocol \(node.name)")
        continue
      }
      if found.insert(start).inserted { result.protocols += 1 }
      pairs.append(ProtocolPair(compilers: node, mockys: declaration, text: text, variant: variant))
    }
    compare(pairs, path)
    compare(pairs, compiler.json(variant.bytes, as: "source"), path)
  }

  /// Compares names and labels with those in the compiler's JSON.
  private mutating func compare(_ pairs: [ProtocolPair], _ json: JSONDump?, _ path: String) {
    result.dumps += 1
    guard let json else {
      result.unreadableJSON += 1
      return
    }
    for pair in pairs {
      let theirs = json.protocols[pair.mockys.header.keyword.start] ?? ["nothing"]
      // The JSON has no parentheses where there are no labels.
      let ours = pair.mockysNames.map { $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 }
      result.names += ours.count
      if theirs != ours { note(path, "\(pair.name)\n  JSON:  \(theirs)\n  Mocky: \(ours)") }
    }
    if json.protocols.count != pairs.count { note(path, "another number of protocols in JSON") }
  }

  private mutating func compare(_ pairs: [ProtocolPair], _ path: String) {
    var aliases = Aliases()
    var facts: [(ProtocolPair, [Fact], [Fact])] = []
    for pair in pairs {
      facts.append((pair, pair.compilersFacts(&aliases), pair.mockysFacts(&aliases)))
    }
    let shapes = aliases.shapes(compiler)
    if !aliases.isEmpty { result.dumps += 1 }
    for (pair, theirs, ours) in facts {
      result.requirements += theirs.count
      result.types += aliases.count
      if theirs.count != ours.count {
        note(path, "\(pair.name): \(theirs.count) members, Mocky has \(ours.count)")
      }
      for (their, our) in zip(theirs, ours) {
        let one = their.text(shapes)
        let other = our.text(shapes)
        if one != other { note(path, "\(pair.name)\n  compiler: \(one)\n  Mocky:    \(other)") }
      }
    }
    for (alias, shape) in aliases.expected {
      let theirs = shapes[alias] ?? "nothing"
      if theirs != shape { note(path, "type\n  compiler: \(theirs)\n  Mocky:    \(shape)") }
    }
    result.types += aliases.expected.count
  }

  /// The protocols that stand in no body.
  private static func protocols(in node: DumpNode) -> [DumpNode] {
    var found: [DumpNode] = []
    for child in node.children where child.label.isEmpty {
      switch child.kind {
      case "protocol": found.append(child)
      case "struct_decl", "class_decl", "enum_decl", "extension_decl", "actor_decl":
        found += protocols(in: child)
      default: break
      }
    }
    return found
  }

  /// Checks that each declaration, written in normal form, is what stands in the source.
  private mutating func checkRoundTrips(_ file: SourceFile, _ bytes: [UInt8], _ path: String) {
    for declaration in file.protocols {
      let range = declaration.header.range
      let source = SourceText.essence(Array(bytes[range.start..<range.end]))
      let written = SourceText.essence(Array("\(declaration){}".utf8))
      result.roundTrips += 1
      if source != written {
        note(path, "\(declaration.name) reads\n  \(source)\n  written again\n  \(written)")
      }
    }
  }
}

extension [UInt8] {
  func contains(word: String) -> Bool {
    Data(self).range(of: Data(word.utf8)) != nil
  }
}

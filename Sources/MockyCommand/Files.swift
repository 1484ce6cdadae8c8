import Foundation
import MockyGenerator

/// Files as the tool reads and writes them.
struct Files {
  let system: any FileSystem
  /// Warnings about files that were skipped.
  private(set) var warnings: [String] = []
  /// The manifests that were read, by their paths.
  private var manifests: [String: Manifest] = [:]

  init(_ system: any FileSystem) { self.system = system }

  /// Returns the arguments, with each name of an argument file replaced by the file's lines.
  func expanding(_ words: [String]) throws(ToolError) -> [String] {
    var expanded: [String] = []
    for word in words {
      guard word.hasPrefix("@") else {
        expanded.append(word)
        continue
      }
      let lines = String(decoding: try read(String(word.dropFirst())), as: UTF8.self)
      expanded += lines.split(whereSeparator: \.isNewline).map(String.init)
    }
    return expanded
  }

  /// Returns the sources of a module, each once, in the order of their paths.
  mutating func sources(
    of module: Arguments.Module, testedBy tests: Arguments.Module, after option: String
  ) throws(ToolError) -> [SourceInput] {
    var paths: [String: String] = [:]
    for path in module.paths {
      for found in try files(at: path) { paths[system.canonical(found)] = found }
    }
    guard !paths.isEmpty else {
      throw .file("no Swift files for '\(option) \(module.name)' in \(module.pathsText)")
    }
    let manifest = manifest(of: module)
    let testSettings = self.manifest(of: tests)?.settings(of: tests.name)
    let settings = manifest?.settings(of: module.name)
    let words = settings?.words(for: testSettings) ?? []
    let mayBeOnMainActor = settings?.isOnMainActor ?? manifest?.mentionsMainActor ?? true
    var sources: [SourceInput] = []
    for path in paths.values.sorted() {
      var source = SourceInput(path: path, module: module.name, bytes: try read(path))
      // A file that was written before is written again.
      if OnDemandFile.isOne(source.bytes, for: module.name) { continue }
      source.flags = Set(module.flags)
      source.impliedWords = words
      source.mayBeOnMainActor = mayBeOnMainActor
      sources.append(source)
    }
    return sources
  }

  /// Returns the manifest of a module's package, which is in a folder around its sources.
  private mutating func manifest(of module: Arguments.Module) -> Manifest? {
    guard var folder = module.paths.first.map(system.canonical) else { return nil }
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let path = "\(folder)/Package.swift"
      if manifests[path] == nil, system.kind(of: path).followed == .file {
        let bytes = (try? system.read(path)) ?? []
        manifests[path] = Manifest(String(decoding: bytes, as: UTF8.self))
      }
      if let manifest = manifests[path] { return manifest }
    }
    return nil
  }

  /// Checks that no source is overwritten.
  func check(_ outputs: [String], besides sources: [SourceInput]) throws(ToolError) {
    let names = Set(sources.map { system.canonical($0.path) })
    for path in outputs where names.contains(system.canonical(path)) {
      throw .file("cannot write '\(path)': it is one of the sources")
    }
  }

  /// Writes a file, unless it has that text already: then nothing has to be compiled again.
  ///
  /// - Parameters:
  ///   - text: the text of the file.
  ///   - path: a path with no file, or with a file that the tool wrote.
  func write(_ text: String, to path: String) throws(ToolError) {
    let bytes = Array(text.utf8)
    switch system.kind(of: path) {
    case .nothing where path.isRepaired: throw .file("cannot write '\(path)': \(Self.notUTF8)")
    case .nothing: break
    case .file:
      let old = try read(path)
      if old == bytes { return }
      guard OnDemandFile.isOne(old) else {
        throw .file("cannot write '\(path)': mockygen did not write the file that is there")
      }
    case let kind: throw .file("cannot write '\(path)': it is \(kind.description)")
    }
    do {
      try system.replace(path, by: bytes)
    } catch {
      throw .file("cannot write '\(path)': \(error.localizedDescription)")
    }
  }

  /// Returns the file itself, or the Swift files in a folder.
  private mutating func files(at path: String) throws(ToolError) -> [String] {
    switch system.kind(of: path) {
    case .nothing where path.isRepaired: throw .file("cannot read '\(path)': \(Self.notUTF8)")
    case .nothing: throw .file("no such file or folder: '\(path)'")
    case .file, .link(.file): return [path]
    case .folder: return try files(in: path)
    case .link(.folder):
      throw .file("'\(path)' is a link to a folder; name the folder itself")
    case let kind: throw .file("'\(path)' is \(kind.description), not a source")
    }
  }

  private static let notUTF8 = "its name is not UTF-8, which the Swift compiler demands"

  private mutating func files(in folder: String) throws(ToolError) -> [String] {
    var found: [String] = []
    for name in try names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let kind = system.kind(of: path)
      if kind == .nothing, name.isRepaired {
        warnings.append("\(path): warning: skipped, as its name is not UTF-8")
      } else if name.hasSuffix(".swift") {
        if kind.followed == .file {
          found.append(path)
        } else {
          warnings.append("\(path): warning: skipped, as it is \(kind.description)")
        }
      } else if kind == .folder {
        found += try files(in: path)
      } else if kind == .link(.folder) {
        warnings.append("\(path): warning: skipped, as it is \(kind.description)")
      }
    }
    return found
  }

  private func names(in folder: String) throws(ToolError) -> [String] {
    do {
      return try system.names(in: folder).sorted()
    } catch {
      throw .file("cannot read '\(folder)': \(error.localizedDescription)")
    }
  }

  /// Returns the bytes of a file, all of them UTF-8.
  private func read(_ path: String) throws(ToolError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try system.read(path)
    } catch {
      throw .file("cannot read '\(path)': \(error.localizedDescription)")
    }
    guard let place = SourcePositions.firstBeyondUTF8(in: bytes) else { return bytes }
    throw .source("\(path):\(place): error: this is not UTF-8")
  }
}

extension String {
  /// A Boolean value that indicates whether bytes that are not UTF-8 were replaced in it.
  fileprivate var isRepaired: Bool { contains("\u{FFFD}") }
}

import Foundation
import MockyGenerator

/// The kind of a file, in writing.
enum FileKind: String {
  case nothing, file
  case folder = "a folder"
  /// A link to a folder, which might lead around in a circle, or to nothing; a device and the like.
  case special = "a link or a special file"
}

/// Files as the tool reads and writes them.
struct Files {
  /// Warnings about files that were skipped.
  private(set) var warnings: [String] = []
  /// The manifests that were read, by their paths.
  private var manifests: [String: Manifest] = [:]

  /// Returns the arguments, with each name of an argument file replaced by the file's lines.
  func expanding(_ words: [String]) throws(Outcome) -> [String] {
    var expanded: [String] = []
    for word in words {
      let isFile = word.hasPrefix("@")
      let text = isFile ? String(decoding: try read(String(word.dropFirst())), as: UTF8.self) : word
      expanded += isFile ? text.split(whereSeparator: \.isNewline).map(String.init) : [word]
    }
    return expanded
  }

  /// Returns the sources of a module, each once, in the order of their paths.
  mutating func sources(
    of module: Arguments.Module, testedBy tests: Arguments.Module
  ) throws(Outcome) -> [SourceInput] {
    var paths: [String: String] = [:]
    for path in module.paths {
      for found in try files(at: path) { paths[Self.canonical(found)] = found }
    }
    guard !paths.isEmpty else {
      let places = module.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw .failure("no Swift files for '\(module.option) \(module.name)' in \(places)")
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
    guard var folder = module.paths.first.map(Self.canonical) else { return nil }
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let path = "\(folder)/Package.swift"
      if manifests[path] == nil, Self.kind(of: path) == .file {
        manifests[path] = Manifest(String(decoding: (try? read(path)) ?? [], as: UTF8.self))
      }
      if let manifest = manifests[path] { return manifest }
    }
    return nil
  }

  /// Returns the file itself, or the Swift files in a folder.
  private mutating func files(at path: String) throws(Outcome) -> [String] {
    switch Self.kind(of: path) {
    case .nothing: throw .failure("no such file or folder: '\(path)'")
    case .file: return [path]
    case .folder: return try files(in: path)
    case .special: throw .failure("'\(path)' is \(FileKind.special.rawValue), not a source")
    }
  }

  private mutating func files(in folder: String) throws(Outcome) -> [String] {
    var found: [String] = []
    let names = try Self.reading(folder) {
      try FileManager.default.contentsOfDirectory(atPath: folder)
    }
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch Self.kind(of: path) {
      case .file: if name.hasSuffix(".swift") { found.append(path) }
      case .folder: found += try files(in: path)
      case .special:
        warnings.append("\(path): warning: skipped, as it is \(FileKind.special.rawValue)")
      // The bytes that are not UTF-8 have been replaced in it.
      case .nothing: warnings.append("\(path): warning: skipped, as its name is not UTF-8")
      }
    }
    return found
  }

  /// Returns the bytes of a file, all of them UTF-8.
  func read(_ path: String) throws(Outcome) -> [UInt8] {
    let bytes = try Self.reading(path) { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
    guard let offset = Lexer.firstBeyondUTF8(in: bytes) else { return bytes }
    let place = SourcePositions(of: bytes)[offset]
    throw Outcome(code: Outcome.failure, errors: "\(path):\(place): error: this is not UTF-8\n")
  }

  private static func reading<Content>(
    _ path: String, _ read: () throws -> Content
  ) throws(Outcome) -> Content {
    do {
      return try read()
    } catch {
      throw .failure("cannot read '\(path)': \(error.localizedDescription)")
    }
  }

  /// Checks that no source is overwritten.
  func check(_ outputs: [String], besides sources: [SourceInput]) throws(Outcome) {
    let names = Set(sources.map { Self.canonical($0.path) })
    for path in outputs where names.contains(Self.canonical(path)) {
      throw .failure("cannot write '\(path)': it is one of the sources")
    }
  }

  /// Writes a file, unless it has that text already: then nothing has to be compiled again.
  ///
  /// - Parameters:
  ///   - text: the text of the file.
  ///   - path: a path with no file, or with a file that the tool wrote.
  func write(_ text: String, to path: String) throws(Outcome) {
    let bytes = Array(text.utf8)
    switch Self.kind(of: path) {
    case .nothing: break
    case .file:
      let old = try read(path)
      if old == bytes { return }
      guard OnDemandFile.isOne(old) else {
        throw .failure("cannot write '\(path)': mockygen did not write the file that is there")
      }
    case let kind: throw .failure("cannot write '\(path)': it is \(kind.rawValue)")
    }
    do {
      // In one step, because another tool may be reading it, or fails and leaves the old one. A link stays one.
      let url = URL(fileURLWithPath: Self.canonical(path))
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .failure("cannot write '\(path)': \(error.localizedDescription)")
    }
  }
}

extension Files {
  /// Returns the kind of a file, or of the file that a link leads to.
  static func kind(of path: String) -> FileKind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nothing }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 { return .special }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR where !isLink: return .folder
    default: return .special
    }
  }

  /// Returns a name that no other file at this path has: its size, and the time when it was
  /// written.
  static func edition(of path: String) -> String? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return "\(size) \(date.timeIntervalSinceReferenceDate)"
  }

  /// Returns the unique path of a file, however it is written.
  private static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}

import Foundation

@testable import MockyCommand

/// A folder of a test's own.
struct ScratchFolder {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "mocky-\(UUID().uuidString)")

  func path(_ name: String) -> String {
    name.isEmpty ? url.path(percentEncoded: false) : "\(url.path(percentEncoded: false))/\(name)"
  }

  func make(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  func delete(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func remove() { try? FileManager.default.removeItem(atPath: path("")) }
}

/// The disk, with other kinds of files where a test says so, and lists of what is read and written.
struct ChangedDisk: FileSystem {
  final class Names {
    var names: [String] = []

    func add(_ path: String) {
      names.append(path.split(separator: "/").last.map(String.init) ?? path)
    }
  }

  var kinds: [String: FileKind] = [:]
  let reads = Names()
  let writes = Names()
  private let disk = Disk()

  func kind(of path: String) -> FileKind { kinds[path] ?? disk.kind(of: path) }
  func names(in folder: String) throws -> [String] { try disk.names(in: folder) }
  func read(_ path: String) throws -> [UInt8] {
    reads.add(path)
    return try disk.read(path)
  }
  func replace(_ path: String, by bytes: [UInt8]) throws {
    writes.add(path)
    try disk.replace(path, by: bytes)
  }
  func canonical(_ path: String) -> String { disk.canonical(path) }
}

import Foundation

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

  /// Returns the numbers of the files in the folder, which are new when they are replaced.
  func editions() throws -> [String: String] {
    var editions: [String: String] = [:]
    for name in try names() {
      let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
      editions[name] = "\(attributes[.systemFileNumber] ?? 0) \(attributes[.modificationDate] ?? 0)"
    }
    return editions
  }

  func delete(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func remove() { try? FileManager.default.removeItem(atPath: path("")) }
}

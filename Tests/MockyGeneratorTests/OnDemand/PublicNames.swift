import Foundation

@testable import MockyGenerator

/// The names of the public types that stand in no other, in the sources of what a test imports.
struct PublicNames {
  private(set) var top: Set<String> = []

  init() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    for module in ["Mocky", "MockyCore"] {
      let folder = sources.appending(path: module)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for path in paths ?? [] where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let names = SourceFile(parsing: text).typeNames
        top.formUnion(
          names.filter { $0.isPublic && $0.path.count == 1 && !$0.path[0].hasPrefix("_") }
            .map { $0.path[0] })
      }
    }
  }
}

import Foundation

/// The Swift sources in some folders.
struct SwiftSources {
  var paths: [String] = []

  init(in folders: [String]) {
    for folder in folders {
      guard let entries = FileManager.default.enumerator(atPath: folder) else { continue }
      while let path = entries.nextObject() as? String {
        if path.hasSuffix(".swift") { paths.append("\(folder)/\(path)") }
      }
    }
    paths.sort()
  }

  static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}

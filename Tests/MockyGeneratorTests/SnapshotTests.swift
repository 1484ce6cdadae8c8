import Foundation
import MockyGenerator
import Testing

/// The whole code that is written for a protocol.
///
/// Each file in `Snapshots` begins with a protocol, and has the code of `@Mockable` for it below. A
/// comment `// inside …` above the protocol names a declaration around it, innermost first. If the
/// generator has changed on purpose, write the files again, and read `git diff`:
///
///     MOCKY_WRITE_SNAPSHOTS=1 swift test --filter SnapshotTests
@Suite struct SnapshotTests {
  @Test(arguments: Snapshot.names) func isWrittenAsBefore(name: String) throws {
    let snapshot = try Snapshot(name)
    #expect(snapshot.text == snapshot.written)
    guard Snapshot.areToBeWritten else { return }
    try snapshot.write()
    Issue.record("\(name) was written again: run the tests without MOCKY_WRITE_SNAPSHOTS")
  }

  @Test func thereAreSome() { #expect(Snapshot.names.count > 5) }
}

/// A protocol in a file, and below it what is written for it.
private struct Snapshot {
  let url: URL
  /// The file as it is.
  let text: String
  /// The protocol with what stands above it.
  private let declaration: String

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")

  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".swift.txt") }.sorted()
  }()

  static var areToBeWritten: Bool {
    ProcessInfo.processInfo.environment["MOCKY_WRITE_SNAPSHOTS"] != nil
  }

  private static let beside = "\n// Beside it:\n\n"
  private static let below = "\n// And at the end of the file:\n\n"

  init(_ name: String) throws {
    url = Self.folder.appending(path: name)
    text = try String(contentsOf: url, encoding: .utf8)
    declaration = text.components(separatedBy: Self.beside)[0]
  }

  /// The file as the generator would have it.
  var written: String {
    declaration + Self.beside + expansion(.peer) + Self.below + expansion(.extension)
  }

  func write() throws { try written.write(to: url, atomically: true, encoding: .utf8) }

  private func expansion(_ role: MockableExpansion.Role) -> String {
    let mark = "// inside "
    let lines = declaration.split(separator: "\n").filter { $0.hasPrefix(mark) }
    let expansion = MockableExpansion(
      role, of: declaration, lexicalContext: lines.map { $0.dropFirst(mark.count) + " {}" })
    return expansion.source + expansion.diagnostics.map { "// \($0.message)\n" }.joined()
  }
}

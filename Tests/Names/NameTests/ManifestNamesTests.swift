import Foundation
import Testing

/// Build engines name folders and programs after products, targets and modules.
@Suite struct ManifestNamesTests {
  let manifest: String

  init() throws {
    manifest = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../Package.swift")
        .standardized,
      encoding: .utf8)
  }

  /// Returns the text between each occurrence of a start and the next quotation mark.
  private func texts(after start: String) -> [String] {
    manifest.components(separatedBy: start).dropFirst().map { $0.prefix { $0 != "\"" } + "" }
  }

  /// On a Mac two that differ by case only are one folder.
  @Test func noTwoNamesDifferByCaseOnly() {
    let names = Set(texts(after: "name: \""))
    #expect(names.isSuperset(of: ["Mocky", "MockyCore", "mockygen", "tour"]))
    #expect(Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 } == [])
  }

  /// Xcode and swift-build look for a plugin's tool under its product's name, others under its target's.
  @Test func theToolIsNamedLikeItsTarget() {
    #expect(manifest.contains(#".executable(name: "mockygen", targets: ["mockygen"])"#))
    #expect(manifest.contains(#".executableTarget(name: "mockygen", "#))
  }
}

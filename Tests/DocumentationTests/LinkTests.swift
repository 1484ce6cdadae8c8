import Foundation
import Testing

/// Tests that links between documents lead to files and headings.
@Suite struct LinkTests {
  @Test(arguments: Document.all)
  func everyLinkWithinTheRepositoryLeadsSomewhere(_ document: Document) throws {
    for link in try document.localLinks() {
      let path = link.prefix { $0 != "#" }
      let url = document.url.deletingLastPathComponent().appending(path: path)
      let target = path.isEmpty ? document : Document(url: url)
      #expect(FileManager.default.fileExists(atPath: target.url.path), "\(link)")
      if let anchor = link.firstIndex(of: "#").map({ link[link.index(after: $0)...] }) {
        #expect(try target.anchors().contains(String(anchor)), "\(link)")
      }
    }
  }
}

extension Document {
  fileprivate func localLinks() throws -> [Substring] {
    try lines().flatMap { $0.matches(of: /\]\(([^)\s]+)\)/).map(\.1) }
      .filter { !$0.contains("://") }
  }

  /// The anchors of its headings, as the usual viewers name them.
  fileprivate func anchors() throws -> [String] {
    try lines().filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" }.lowercased().trimmingCharacters(in: .whitespaces)
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        .replacing(" ", with: "-")
    }
  }
}

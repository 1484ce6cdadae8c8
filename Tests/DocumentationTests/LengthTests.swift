import Foundation
import Testing

/// The pages are as long as somebody reads: a page that grows takes the words of another.
@Suite struct LengthTests {
  @Test func thePagesForUsersHaveAtMost28000Words() throws {
    let pages = Document.all.filter { !$0.isInternal }
    #expect(try pages.map { try $0.words() }.reduce(0, +) <= 28_000)
  }

  @Test func thePagesForContributorsHaveAtMost10000Words() throws {
    let pages = Document.all.filter(\.isInternal)
    #expect(try pages.map { try $0.words() }.reduce(0, +) <= 10_000)
  }
}

extension Document {
  fileprivate var isInternal: Bool {
    url.deletingLastPathComponent().lastPathComponent == "Internals"
  }

  /// The number of words, as `wc -w` counts them: code and the bars of tables are words, too.
  fileprivate func words() throws -> Int {
    try lines().reduce(0) { $0 + $1.split { $0 == " " || $0 == "\t" }.count }
  }
}

import Foundation
import MockyGenerator
import Testing

/// The access of what is written for a protocol, inside of other declarations and at the top.
@Suite struct AccessLevelsTests {
  @Test(
    arguments: [
      ("", [], "", ""),
      ("public ", [], "public ", "public "),
      ("package ", [], "package ", "package "),
      ("internal ", [], "internal ", ""),
      ("fileprivate ", [], "fileprivate ", ""),
      ("private ", [], "private ", ""),
      ("public ", ["public struct S"], "public ", "public "),
      ("public ", ["open class S"], "public ", "public "),
      ("public ", ["package struct S"], "package ", "package "),
      ("public ", ["struct S"], "", ""),
      ("public ", ["public struct S", "private enum E"], "", ""),
      ("package ", ["public struct S"], "package ", "package "),
      ("fileprivate ", ["public struct S"], "fileprivate ", ""),
      ("", ["public extension S"], "", "public "),
      ("public ", ["public extension S"], "", "public "),
      ("public ", ["extension S"], "public ", "public "),
      ("internal ", ["public extension S"], "internal ", ""),
      ("", ["private extension S"], "", ""),
      ("public ", ["struct T", "public extension S"], "public ", "public "),
      ("public ", ["internal struct T", "public extension S"], "", ""),
    ])
  func theAccessIsThatOfTheProtocolAsFarAsItIsSeen(
    _ access: String, _ context: [String], _ ofTypes: String, _ ofMembers: String
  ) {
    let source = "@Mockable \(access)protocol P { func f() }"
    let around = context.map { "\($0) {}" }
    let peers = MockableExpansion(.peer, of: source, lexicalContext: around).source
    let `extension` = MockableExpansion(.extension, of: source, lexicalContext: around).source
    #expect(peers.contains("\n\(ofTypes)nonisolated final class MockP: P"))
    #expect(peers.contains("\n  \(ofMembers)func f() {"))
    #expect(`extension`.contains("\n  \(ofMembers)func f() {"))
    #expect(`extension`.contains("\n  \(ofMembers)nonisolated var receives"))
  }
}

import MockyGenerator
import Testing

/// What a macro would have to see, and does not.
@Suite struct UnseenTests {
  @Test func aParentThatOnlyTheCompilerKnowsIsReportedAtItsName() {
    expectDiagnostics(
      of: "@Mockable protocol Model: Sendable, Codable { var id: Int { get } }",
      """
      1:37: error: @Mockable cannot see what 'Codable' requires of 'Model'; remove 'Codable', or write this protocol's mock by hand
      @Mockable protocol Model: Sendable, Codable { var id: Int { get } }
                                          ^~~~~~~
      """)
  }

  @Test func itIsFoundInACompositionAndInAWhereClause() {
    expectDiagnostics(
      of: """
        @Mockable protocol Model: Sendable & Swift.Encodable
        where Self: RandomAccessCollection, Element: Decodable {}
        """,
      """
      1:38: error: @Mockable cannot see what 'Swift.Encodable' requires of 'Model'; declare 'encode' in 'Model' once more, or write this protocol's mock by hand
      @Mockable protocol Model: Sendable & Swift.Encodable
                                           ^~~~~~~~~~~~~~~
      2:13: error: @Mockable cannot see what 'RandomAccessCollection' requires of 'Model'; remove 'RandomAccessCollection', or write this protocol's mock by hand
      where Self: RandomAccessCollection, Element: Decodable {}
                  ^~~~~~~~~~~~~~~~~~~~~~
      """)
  }

  @Test func aParentInAngleBracketsIsFoundToo() {
    expectDiagnostics(
      of: "@Mockable protocol Numbers: Collection<Int> {}",
      """
      1:29: error: @Mockable cannot see what 'Collection<Int>' requires of 'Numbers'; remove 'Collection<Int>', or write this protocol's mock by hand
      @Mockable protocol Numbers: Collection<Int> {}
                                  ^~~~~~~~~~~~~~~
      """)
  }

  @Test(
    arguments: [
      "Encodable { func encode(to encoder: any Encoder) throws }",
      "Swift.TextOutputStream & Sendable { mutating func write(_ text: String) }",
      "AnyObject where Self: RandomNumberGenerator { mutating func next() -> UInt64 }",
      "CustomReflectable { var customMirror: Mirror { get } }",
    ])
  func whatTheProtocolDeclaresOnceMoreIsSeen(_ rest: String) {
    expectNoDiagnostics(of: "@Mockable protocol Model: \(rest)")
  }

  @Test(
    arguments: [
      "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "LocalizedError", "Sendable",
      "AnyObject", "CustomStringConvertible", "CustomDebugStringConvertible", "Actor", "Store",
      "Shop.Collection", "Swift.Hashable", "MyModule.Codable",
    ])
  func aParentThatNeedsNothingOrIsTheUsersIsMocked(_ parent: String) {
    expectNoDiagnostics(of: "@Mockable protocol Model: \(parent) { func f() }")
  }

  @Test func anAssociatedTypeUnderAConditionIsReportedAtItsName() {
    expectDiagnostics(
      of: """
        @Mockable protocol Store {
          #if os(Linux)
            #if DEBUG
              associatedtype Key: Hashable
            #endif
          #else
            associatedtype Value
          #endif
        }
        """,
      """
      4:22: error: @Mockable cannot mock a protocol whose associated type 'Key' stands inside '#if'; put the protocol itself inside it
            associatedtype Key: Hashable
                           ^~~
      7:20: error: @Mockable cannot mock a protocol whose associated type 'Value' stands inside '#if'; put the protocol itself inside it
          associatedtype Value
                         ^~~~~
      """)
  }

  @Test func aNameThatTheMockNeedsIsReportedAtTheRequirement() {
    expectDiagnostics(
      of: """
        @Mockable protocol Museum {
          var mockObject: Int { get }
          func mockRecorder(`mockObject`: Int)
          func mockMe(mockObject: Int)
        }
        """,
      """
      2:7: error: a mock has a member named 'mockObject' of its own; rename this requirement
        var mockObject: Int { get }
            ^~~~~~~~~~
      3:8: error: a mock has a member named 'mockRecorder' of its own; rename this requirement
        func mockRecorder(`mockObject`: Int)
             ^~~~~~~~~~~~
      """)
  }
}

import MockyGenerator
import Testing

/// Declarations that a macro would have to see, and does not.
@Suite struct UnseenTests {
  @Test func aParentThatRequiresTooMuchIsReportedAtItsName() {
    expectDiagnostics(
      of: "@Mockable protocol Model: Sendable, FixedWidthInteger { var id: Int { get } }",
      """
      1:37: error: @Mockable cannot implement the requirements of 'FixedWidthInteger' in 'Model'; remove 'FixedWidthInteger', or write this protocol's mock by hand
      @Mockable protocol Model: Sendable, FixedWidthInteger { var id: Int { get } }
                                          ^~~~~~~~~~~~~~~~~
      """)
  }

  @Test func itIsFoundInACompositionAndInAWhereClause() {
    expectDiagnostics(
      of: """
        @Mockable protocol Model: Sendable & Swift.StringProtocol
        where Self: BinaryInteger, Element: Decodable {}
        """,
      """
      1:38: error: @Mockable cannot implement the requirements of 'Swift.StringProtocol' in 'Model'; remove 'Swift.StringProtocol', or write this protocol's mock by hand
      @Mockable protocol Model: Sendable & Swift.StringProtocol
                                           ^~~~~~~~~~~~~~~~~~~~
      2:13: error: @Mockable cannot implement the requirements of 'BinaryInteger' in 'Model'; remove 'BinaryInteger', or write this protocol's mock by hand
      where Self: BinaryInteger, Element: Decodable {}
                  ^~~~~~~~~~~~~
      """)
  }

  @Test(
    arguments: [
      "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "LocalizedError", "Sendable",
      "AnyObject", "CustomStringConvertible", "CustomDebugStringConvertible", "Actor", "Store",
      "Shop.Collection", "Swift.Hashable", "MyModule.Codable", "Codable", "Sequence<Int>",
      "MyModule.FloatingPoint",
    ])
  func aParentThatNeedsNothingOrIsTheUsersIsMocked(_ parent: String) {
    expectNoDiagnostics(of: "@Mockable protocol Model: \(parent) { func f() }")
  }

  @Test func aNameThatTheMockNeedsIsReportedAtTheRequirement() {
    expectDiagnostics(
      of: """
        @Mockable protocol Museum {
          var mockObject: Int { get }
          func mockRecorder(`mockObject`: Int)
          func mockMe(mockObject: Int)
          static func MockReal()
        }
        """,
      """
      2:7: error: every mock has its own member 'mockObject'; rename this requirement
        var mockObject: Int { get }
            ^~~~~~~~~~
      3:8: error: every mock has its own member 'mockRecorder'; rename this requirement
        func mockRecorder(`mockObject`: Int)
             ^~~~~~~~~~~~
      5:15: error: every mock has its own member 'MockReal'; rename this requirement
        static func MockReal()
                    ^~~~~~~~
      """)
  }

  @Test func whatIsWrongWhicheverAssociatedTypesThereAreIsReportedOnce() {
    expectDiagnostics(
      of: """
        @Mockable protocol Store {
          var mockObject: Int { get }
          #if os(Linux)
            associatedtype Key: Hashable
          #else
            associatedtype Value
            func mockRecorder()
          #endif
        }
        """,
      """
      2:7: error: every mock has its own member 'mockObject'; rename this requirement
        var mockObject: Int { get }
            ^~~~~~~~~~
      7:10: error: every mock has its own member 'mockRecorder'; rename this requirement
          func mockRecorder()
               ^~~~~~~~~~~~
      """)
  }
}

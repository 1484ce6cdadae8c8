import Mocky
import Publishing
import XCTest

/// Makes the context of tests that stand in another file.
class SharedSetUp: XCTestCase {
  private(set) var context: Mockery!

  override func setUp() { context = Mockery() }
  override func tearDown() { assertContextSatisfied(context) }
}

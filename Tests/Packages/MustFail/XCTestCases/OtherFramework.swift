#if compiler(>=6.3) && os(Linux)
  import Foundation
  import Mocky
  import Publishing
  import Testing
  import XCTest

  /// Swift Testing in tests of XCTest. Since Swift 6.4, XCTest handles the events that Swift Testing
  /// posts where it runs no test. With Swift 6.3, a stand-in handles and prints them.
  final class OtherFramework: MockeryTestCase {
    private typealias Handler =
      @convention(c) (UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?) -> Void

    override class func setUp() {
      let handler: Handler = { _, start, count, _ in
        let event = String(
          decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
        print("Swift Testing posts", event)
      }
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "_swift_testing_installFallbackEventHandler")
      else { return print("there is no handler") }
      let install = unsafeBitCast(symbol, to: (@convention(c) (Handler) -> Bool).self)
      if !install(handler) { print("XCTest has a handler of its own") }
    }

    func testOfSwiftTesting() { Issue.record("recorded in XCTest") }

    func testAnUnexpectedCall() {
      let subscriber: MockSubscriber = context.mock()
      Publisher(subscriber).publish("hello")  // other framework, call
    }

    func testACallThatIsHeld() {
      let subscriber: MockSubscriber = context.mock()  // other framework, thread
      Publisher(subscriber).publishOnThread("hello").wait()
    }

    func testAnUnmetExpectation() {
      let subscriber: MockSubscriber = context.mock()
      context.check { expectThat(subscriber).receives.receive("hello") }  // other framework, unmet
    }

    func testNotesOnAFailure() {
      let subscriber: MockSubscriber = context.mock()
      Publisher(subscriber).publish("hello")  // other framework, notes
      Publisher(subscriber).publish("hello")
    }

    func testAKnownIssue() {
      let subscriber: MockSubscriber = context.mock()
      withKnownIssue { Publisher(subscriber).publish("hello") }  // other framework, known
    }

    func testACancellation() throws {
      let subscriber: MockSubscriber = context.mock()
      context.check { expectThat(subscriber).receives.receive("hello") }
      try Test.cancel("not today")
    }
  }
#endif

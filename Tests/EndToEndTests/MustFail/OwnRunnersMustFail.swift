import Foundation
import Testing

/// A process without the package manager's arguments, such as a project's own runner, loses no
/// failure of a context that no test has made.
@Suite(.ofTheScratchPackage)
struct OwnRunnersMustFail {
  private static let unexpected =
    "subscriber.receive(\"hello\"): unexpected: no expectations were declared"
  private static let unsatisfied = "subscriber.receive(\"hello\"): never called, expected once"

  @Test(arguments: [
    ("inADetachedTask", unexpected), ("inAThread", unexpected), ("inAQueue", unexpected),
    ("unsatisfied", unsatisfied), ("assertedThere", unsatisfied), ("releasedLate", unsatisfied),
    ("inAStaticProperty", unexpected),
    ("aMistake", "the name \"one\" is used for a second mock"),
    ("aMistakeWithoutAContext", "an expectation was made here outside a block"),
    ("theCurrentContext", "Mockery.current was used outside of a test with the trait .mockery"),
  ])
  func aFailureThatNoTestHearsOfFailsTheProcess(test: String, words: String) async throws {
    let ending = try await run(test)
    #expect(ending.status == 1, "\(ending.output)")
    #expect(ending.output.contains("✔ Test \(test)() passed"), "\(ending.output)")
    #expect(count(of: words, in: ending) == 1, "\(ending.output)")
    #expect(
      ending.output.contains("Mocky: 1 failure came to light after the test had ended:\n\n"),
      "\(ending.output)")
  }

  @Test func aContextThatTheTestUsesFailsTheTest() async throws {
    let ending = try await run("usedByTheTest")
    #expect(ending.status == 1, "\(ending.output)")
    #expect(ending.output.contains("✘ Test usedByTheTest() failed"), "\(ending.output)")
    #expect(count(of: Self.unexpected, in: ending) == 1, "\(ending.output)")
    #expect(!ending.output.contains("Mocky: "), "\(ending.output)")
    #expect(!ending.output.contains("Attached"), "\(ending.output)")
  }

  #if os(Linux)
    @Test func bothFrameworksInOneProcess() async throws {
      let ending = try await run("inAThread", options: ["--xctest", "testInAThread"])
      #expect(ending.status == 1, "\(ending.output)")
      #expect(
        ending.output.contains(" InTheSameProcess.testInAThread : failed - \(Self.unexpected)"),
        "\(ending.output)")
      #expect(ending.output.contains("Executed 1 test, with 1 failure"), "\(ending.output)")
      #expect(ending.output.contains("✔ Test inAThread() passed"), "\(ending.output)")
      #expect(count(of: Self.unexpected, in: ending) == 2, "\(ending.output)")
    }

    @Test func aCallOnAMockOfTheOtherFrameworkFailsTheProcess() async throws {
      let ending = try await run(
        "inAContextOfXCTest", options: ["--xctest", "testKeepsItsContext"])
      #expect(ending.status == 1, "\(ending.output)")
      #expect(ending.output.contains("Executed 1 test, with 0 failures"), "\(ending.output)")
      #expect(ending.output.contains("✔ Test inAContextOfXCTest() passed"), "\(ending.output)")
      let words = "subscriber.receive(\"hello\"): called after its context was verified"
      #expect(count(of: words, in: ending) == 1, "\(ending.output)")
    }
  #endif

  private func run(_ test: String, options: [String] = []) async throws -> Command.Ending {
    try await ScratchPackage.built()
    let program = try await ScratchPackage.products.value.folder.appending(path: "OwnRunner")
    return await Command.run([program.path, "--filter", "MadeElsewhere/\(test)\\("] + options)
  }

  private func count(of words: String, in ending: Command.Ending) -> Int {
    ending.output.components(separatedBy: words).count - 1
  }
}

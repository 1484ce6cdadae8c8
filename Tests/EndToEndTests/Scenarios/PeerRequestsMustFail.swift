import Foundation
import Testing

/// What people ask of mocking libraries: how a test of each fails.
@Suite(.ofTheScratchPackage)
struct PeerRequestsMustFail {
  @Test func eachFailsWithItsText() async throws {
    let run = try await CaseRun(.swiftTesting, "PeerRequests")
    #expect(run.passed == [])
    #expect(run.issues.map(\.test).sorted() == Self.texts.map(\.test).sorted())
    for (test, mark, text) in Self.texts {
      let issue = try #require(run.issues.first { $0.test == test })
      let line = try Framework.swiftTesting.line(marked: mark, in: issue.file)
      #expect(issue.line == line, "\(test)")
      #expect(issue.text.withoutLines == text, "\(test)")
    }
  }

  /// The tests, the comments on the lines on which they fail, and the texts without numbers of lines.
  private static let texts: [(test: String, mark: String, text: String)] = [
    (
      "reasonOfAnExpectation", "reason",
      """
      lobby.enter("Ann"): never called, expected once
        because   a guest is waiting, her name is on the list
        calls     no mock was called
        next      check that the code under test ran, has this mock, and calls it in time
      """
    ),
    (
      "forgottenCalls", "forgotten",
      """
      lobby.enter("Ann"): never called, expected at least once
        calls
            1. lobby.enter("Bob")   → :0; expected "Ann" as argument 1
        next      correct the call, or this verification
      """
    ),
    (
      "interactionsWithOneMock", "interactions",
      """
      no more interactions: other.enter("Ann") was neither expected nor verified
        calls
            1. other.enter("Ann")   → from PeerRequests.interactionsWithOneMock() :0
        next      remove the call, or verify it
      """
    ),
    (
      "valueOfAType", "value",
      """
      lobby.owner(): unexpected: no expectations were declared
        expect it    in context.check { expectThat(lobby).receives.owner().then.returns(…) }
        before this  nothing
      """
    ),
    (
      "niceForVoid", "nice",
      """
      nice.isOpen: unexpected: no expectations were declared
        expect it    in context.check { expectThat(nice).receives.isOpen.then.returns(…) }
        before this
            1. nice.enter("Ann")
      """
    ),
    (
      "keptProperty", "kept",
      """
      lobby.sign = "open": never called, expected at least once
        calls
            1. lobby.sign = "closed"   → :0; expected "open" as new value; from PeerRequests.keptProperty() :0
        next      correct the call, or this verification
      """
    ),
    (
      "caseOfAnEnum", "case",
      """
      lobby.handle(.guest(name: "Bob", age: 7)): unexpected: guest.name of argument 1 is "Bob", expected a string starting with "A"
        closest expectation  PeerRequests.swift:0  (expected once, never called)
            1         ✗ guest.name  expected a string starting with "A", got "Bob"
      """
    ),
    (
      "caseWithoutValues", "no values",
      """
      lobby.handle(.guest(name: "Bob", age: 7)): unexpected: expected .nobody as argument 1
        closest expectation  PeerRequests.swift:0  (expected once, never called)
            1         ✗ expected .nobody
                             got .guest(name: "Bob", age: 7)
      """
    ),
    (
      "json", "json",
      """
      lobby.post(17 bytes: #"{"b":"z","a":"x"}"#): unexpected: ["b"] of argument 1 is "z", expected "y"
        closest expectation  PeerRequests.swift:0  (expected once, never called)
            1         ✗ ["b"]  expected "y", got "z"
      """
    ),
    (
      "sequenceWithoutAName", "sequence",
      """
      lobby.enter("Bob"): too early in sequence "PeerRequests.swift:0", lobby.enter("Ann") must come first
        expectation  PeerRequests.swift:0  (expected once, never called)
        sequence "PeerRequests.swift:0"
            → lobby.enter("Ann")   :0   expected now
            ✗ lobby.enter("Bob")   :0   this call
      """
    ),
    (
      "groupOfAHelper", "group",
      """
      lobby.enter("Ann"): never called, expected once
        calls     no mock was called
        next      check that the code under test ran, has this mock, and calls it in time
      """
    ),
    (
      "verificationOfAHelper", "helper",
      """
      lobby.enter("Ann"): never called, expected at least once
        calls     no mock was called
        next      check that the code under test ran, has this mock, and calls it in time
      """
    ),
    (
      "callOfAHelper", "call",
      """
      lobby.enter("Ann"): unexpected: no expectations were declared
        called from  PeerRequests.enter()  :0 ← PeerRequests.callOfAHelper()  :0
        expect it    in context.check { expectThat(lobby).receives.enter(…) }
        before this  nothing
      """
    ),
    (
      "descriptionOfOnesOwn", "description",
      """
      lobby.show(badge 2): unexpected: expected badge 1 as argument 1
        closest expectation  PeerRequests.swift:0  (expected once, never called)
            1         ✗ expected badge 1
                             got badge 2
                                       ^
      """
    ),
    (
      "silentCalls", "silent",
      """
      lobby.enter("Bob"): unexpected: all expected calls of enter(_:) were made before
        closest expectation  PeerRequests.swift:0  (expected once, called once)
            1         ✗ expected "Ann"
                             got "Bob"
        other expectations
            ○ allowed, called once   lobby.isOpen   :0
        before this
            2. lobby.enter("Ann")   → :0
      """
    ),
    (
      "foldedReads", "folded",
      """
      lobby.enter("Bob"): unexpected: expected "Ann" as argument 1
        closest expectation  PeerRequests.swift:0  (expected once, never called)
            1         ✗ expected "Ann"
                             got "Bob"
        before this
            1–3. 3 calls of lobby.isOpen   → :0
      """
    ),
    (
      "unreachable", "unreachable",
      """
      no call can reach lobby.enter("Ann"), because lobby.enter(any) at PeerRequests.swift:0 handles every such call: declare that one after this one, or put it into byDefault
      """
    ),
  ]
}

extension String {
  fileprivate var withoutLines: String { replacing(/:\d+/, with: ":0") }
}

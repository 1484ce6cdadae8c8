import Foundation
import Mocky
import Testing

/// Scenarios 1 and 2: an argument is wrong.
@Suite(.scenarios) struct ArgumentScenarios {
  private let scenario = Scenario()
  private let bank: MockBank

  init() { bank = scenario.context.mock() }

  @Test func oneOfThreeArguments() {
    let line = #line
    scenario.context.check { expectThat(bank).receives.transfer("ann", to: "bob", amount: 100) }
    Teller(bank: bank).pay(amount: 10)
    scenario.shows(
      """
      bank.transfer("ann", to: "bob", amount: 10): unexpected: expected 100 as 'amount'
        called from  Teller.pay(amount:)  Tests/AcceptanceTests/Scenarios/Shop.swift:16
                     ← ArgumentScenarios.oneOfThreeArguments()  :\(line + 2)
        closest expectation  ArgumentScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✓ "ann"
            to        ✓ "bob"
            amount    ✗ expected 100
                             got 10
        next      correct what Teller.pay(amount:) passes, or expect 10 at :\(line + 1)
      """, at: line + 2)
  }

  @Test func twoOfThreeArgumentsWithMatchers() {
    let line = #line
    scenario.context.check {
      expectThat(bank).receives.transfer(.startingWith("b"), to: .any, amount: .greaterThan(50))
    }
    Teller(bank: bank).pay(amount: 10)
    scenario.shows(
      """
      bank.transfer("ann", to: "bob", amount: 10): unexpected: expected a string starting with "b" as argument 1 and greater than 50 as 'amount'
        called from  Teller.pay(amount:)  Tests/AcceptanceTests/Scenarios/Shop.swift:16
                     ← ArgumentScenarios.twoOfThreeArgumentsWithMatchers()  :\(line + 4)
        closest expectation  ArgumentScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ expected a string starting with "b"
                             got "ann"
            to        ✓ "bob"
            amount    ✗ expected greater than 50
                             got 10
        next      correct what Teller.pay(amount:) passes, or change the expectation at :\(line + 2)
      """, at: line + 4)
  }

  private func json(name: String = "Ada Lovelace", id: Int = 4711, express: Bool = true) -> String {
    """
    {
      "customer": {"name": "\(name)", "email": "ada@example.org"},
      "items": [
        {"id": 1815, "qty": 2},
        {"id": \(id), "qty": 1},
        {"id": 1852, "qty": 3}
      ],
      "express": \(express), "note": "leave at the door"
    }
    // A line by which it is no JSON, which would be compared by its values.
    """
  }

  @Test func oneLineOfALongString() {
    let line = #line
    scenario.context.check { expectThat(bank).receives.note(json()) }
    Teller(bank: bank).note(json(id: 4771))
    scenario.shows(
      """
      bank.note("…"): unexpected: line 5 is #"    {"id": 4771, "qty": 1},"#, expected #"    {"id": 4711, "qty": 1},"#
        called from  Teller.note(_:)  Tests/AcceptanceTests/Scenarios/Shop.swift:19
                     ← ArgumentScenarios.oneLineOfALongString()  :\(line + 2)
        closest expectation  ArgumentScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ line 5 of 10
                          expected     {"id": 4711, "qty": 1},
                               got     {"id": 4771, "qty": 1},
                                                ^
        next      correct what Teller.note(_:) passes, or change the expectation at :\(line + 1)
      """, at: line + 2)
  }

  @Test func threeLinesOfALongString() {
    let line = #line
    scenario.context.check { expectThat(bank).receives.note(json()) }
    Teller(bank: bank).note(json(name: "Ada Byron", id: 4771, express: false))
    scenario.shows(
      """
      bank.note("…"): unexpected: line 2 is …me": "Ada Byron", "email": "ad…, expected …me": "Ada Lovelace", "email": …, and 2 more lines differ
        called from  Teller.note(_:)  Tests/AcceptanceTests/Scenarios/Shop.swift:19
                     ← ArgumentScenarios.threeLinesOfALongString()  :\(line + 2)
        closest expectation  ArgumentScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ line 2 of 10
                          expected   "customer": {"name": "Ada Lovelace", "email": "ada@example.org"},
                               got   "customer": {"name": "Ada Byron", "email": "ada@example.org"},
                                                               ^
                        line 5 of 10
                          expected     {"id": 4711, "qty": 1},
                               got     {"id": 4771, "qty": 1},
                                                ^
                        line 8 of 10
                          expected   "express": true, "note": "leave at the door"
                               got   "express": false, "note": "leave at the door"
                                                ^
        next      correct what Teller.note(_:) passes, or change the expectation at :\(line + 1)
      """, at: line + 2)
  }

  @Test func aLineIsMissing() {
    let line = #line
    scenario.context.check { expectThat(bank).receives.note(json()) }
    Teller(bank: bank).note(json().replacingOccurrences(of: "  ],\n", with: ""))
    scenario.shows(
      """
      bank.note("…"): unexpected: line 7 is missing, expected   ],
        called from  Teller.note(_:)  Tests/AcceptanceTests/Scenarios/Shop.swift:19
                     ← ArgumentScenarios.aLineIsMissing()  :\(line + 2)
        closest expectation  ArgumentScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ line 7 of 10  missing, expected   ],
        next      correct what Teller.note(_:) passes, or change the expectation at :\(line + 1)
      """, at: line + 2)
  }

  @Test func theMiddleOfALongLine() {
    let line = #line
    let words = String(repeating: "la ", count: 50)
    scenario.context.check { expectThat(bank).receives.note("\(words)lu \(words)") }
    bank.note("\(words)li \(words)")
    scenario.shows(
      """
      bank.note("…"): unexpected: argument 1 is …la la la li la la la la la la …, expected …la la la lu la la la la la la …
        closest expectation  ArgumentScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ expected … la la la la la la lu la la la la la la la la la la la la la…
                             got … la la la la la la li la la la la la la la la la la la la la…
                                                      ^
      """, at: line + 3)
  }

  @Test func theBeginningOfAString() {
    let line = #line
    scenario.context.check { expectThat(bank).receives.note(.startingWith("some message")) }
    bank.note("some mesage and more of it")
    scenario.shows(
      """
      bank.note("some mesage and more of it"): unexpected: expected a string starting with "some message" as argument 1
        closest expectation  ArgumentScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected a string starting with "some message"
                             got "some mesage and more of it"
                                          ^
      """, at: line + 2)
  }

  @Test func theEndOfAString() {
    let line = #line
    scenario.context.check { expectThat(bank).receives.note(.endingWith("the door")) }
    bank.note("leave it at the dorr")
    scenario.shows(
      """
      bank.note("leave it at the dorr"): unexpected: expected a string ending with "the door" as argument 1
        closest expectation  ArgumentScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected a string ending with "the door"
                             got "leave it at the dorr"
                                                    ^
      """, at: line + 2)
  }

  @Test func theMiddleOfAString() {
    let line = #line
    scenario.context.check { expectThat(bank).receives.note(.containing("at the door")) }
    bank.note("leave it at the dorr, please")
    scenario.shows(
      """
      bank.note("leave it at the dorr, please"): unexpected: expected a string containing "at the door" as argument 1
        closest expectation  ArgumentScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected a string containing "at the door"
                             got "leave it at the dorr, please"
                                                    ^
      """, at: line + 2)
  }
}

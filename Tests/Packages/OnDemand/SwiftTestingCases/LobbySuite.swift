import Foundation
import Mocky
import Testing

@testable import Newsroom

extension LobbyOwner: MockDefault { static var mockDefault: LobbyOwner { LobbyOwner(name: "Ann") } }

/// What people ask of mocking libraries: a test of each.
@Suite(.mockery) struct LobbySuite {
  let context = Mockery.current
  let lobby = Mockery.current.mock(MockLobby.self)

  private func entering(_ name: String) -> ExpectationGroup {
    ExpectationGroup { expectThat(lobby).receives.enter(name).because("it is open") }
  }

  @Test func reasonsAndHelpers() {
    context.check {
      because("guests are waiting") { for name in ["Ann", "Bob"] { entering(name) } }
    }
    lobby.enter("Ann")
    lobby.enter("Bob")
  }

  @Test func forgottenCallsAndOneMock() {
    let other = context.mock(MockLobby.self, named: "other")
    context.check {
      ignoring(lobby)
      ignoring(other)
    }
    lobby.enter("Ann")
    other.enter("Ann")
    context.forgetCalls(of: lobby)
    context.verifyNoMoreInteractions(with: lobby)
    context.verify { expectThat(other).received.enter("Ann") }
  }

  @Test(.mockery(strictness: .nice)) func valueOfAType() {
    #expect(Mockery.current.mock(MockLobby.self).owner() == LobbyOwner(name: "Ann"))
  }

  @Test func keptValues() {
    context.check {
      allowing(lobby).receives.sign.keeps("open")
      allowing(lobby).receives.subscript(.any).keeps("")
    }
    #expect(lobby.sign == "open")
    lobby.sign = "closed"
    lobby[2] = "Ann"
    #expect(lobby.sign == "closed" && lobby[2] == "Ann" && lobby[3] == "")
  }

  @Test func casesAndJSON() {
    context.check {
      expectThat(lobby).receives.handle(.case(Visit.guest, .startingWith("A"), .any))
      expectThat(lobby).receives.handle(.case(Visit.nobody))
      expectThat(lobby).receives.post(.json(equalTo: #"{"a": 1, "b": 2}"#))
    }
    lobby.handle(.guest(name: "Ann", age: 7))
    lobby.handle(.nobody)
    lobby.post(Data(#"{"b":2,"a":1.0}"#.utf8))
  }

  @Test func aGateInAClosure() async throws {
    let gate = Gate()
    context.check {
      expectThat(lobby).receives.find(1).then.performs { id in
        try await gate.pass(returning: "guest \(id)", ignoringCancellation: true)
      }
    }
    async let guest = lobby.find(1)
    guard await context.waitUntil(gate.holds(1), timeout: .seconds(30)) else { return }
    gate.release(returning: "Ann")
    #expect(try await guest == "Ann")
  }

  @Test func sequenceWithoutANameAndSilentReads() {
    context.check {
      allowing(lobby).receives.isOpen.then.returns(true).silently
      inSequence(context.sequence()) {
        expectThat(lobby).receives.enter("Ann")
        expectThat(lobby).receives.enter("Bob")
      }
    }
    if lobby.isOpen { lobby.enter("Ann") }
    lobby.enter("Bob")
    #expect(context.history.map(\.text) == [#"lobby.enter("Ann")"#, #"lobby.enter("Bob")"#])
  }
}

import Foundation
import Mocky
import Testing

@Mockable protocol Lobby: AnyObject {
  var sign: String { get set }
  var isOpen: Bool { get }
  func enter(_ name: String)
  func owner() -> Owner
  func badge<Kind>(_ kind: Kind.Type) -> Kind
  func handle(_ visit: Visit)
  func post(_ body: Data)
  func show(_ badge: Badge)
}

enum Visit {
  case guest(name: String, age: Int)
  case nobody
}

struct Owner: Equatable, MockDefault {
  var name: String
  static var mockDefault: Owner { Owner(name: "Ann") }
}

struct Badge: Equatable, CustomMockStringConvertible {
  var number: Int
  var mockDescription: String { "badge \(number)" }
}

/// What people ask of mocking libraries: a failing test of each.
@Suite(.mockery) struct PeerRequests {
  let context = Mockery.current
  let lobby = Mockery.current.mock(MockLobby.self)

  @Test func reasonOfAnExpectation() {
    context.check {
      because("a guest is waiting") {
        expectThat(lobby).receives.enter("Ann").because("her name is on the list")  // reason
      }
    }
  }

  @Test func forgottenCalls() {
    context.check { ignoring(lobby) }
    lobby.enter("Ann")
    context.forgetCalls()
    lobby.enter("Bob")
    context.verify { expectThat(lobby).received.enter("Ann") }  // forgotten
  }

  @Test func interactionsWithOneMock() {
    let other = context.mock(MockLobby.self, named: "other", strictness: .nice)
    context.check { ignoring(lobby) }
    other.enter("Ann")
    context.verifyNoMoreInteractions(with: lobby)
    context.verifyNoMoreInteractions(with: other)  // interactions
  }

  @Test func valueOfAType() {
    #expect(lobby.owner() == Owner(name: "Ann"))  // value
  }

  @Test func niceForVoid() {
    let nice = context.mock(MockLobby.self, named: "nice", strictness: .niceForVoid)
    nice.enter("Ann")
    _ = nice.isOpen  // nice
  }

  @Test func keptProperty() {
    context.check { allowing(lobby).receives.sign.keeps("open") }
    lobby.sign = "closed"
    context.verify { expectThat(lobby).received.sign(setTo: "open") }  // kept
  }

  @Test func caseOfAnEnum() {
    context.check {
      expectThat(lobby).receives.handle(.case(Visit.guest, .startingWith("A"), .any))
    }
    lobby.handle(.guest(name: "Bob", age: 7))  // case
  }

  @Test func caseWithoutValues() {
    context.check { expectThat(lobby).receives.handle(.case(Visit.nobody)) }
    lobby.handle(.guest(name: "Bob", age: 7))  // no values
  }

  @Test func json() {
    context.check { expectThat(lobby).receives.post(.json(equalTo: #"{"a": "x", "b": "y"}"#)) }
    lobby.post(Data(#"{"b":"z","a":"x"}"#.utf8))  // json
  }

  @Test func sequenceWithoutAName() {
    context.check {
      inSequence(context.sequence()) {
        expectThat(lobby).receives.enter("Ann")
        expectThat(lobby).receives.enter("Bob")
      }
    }
    lobby.enter("Bob")  // sequence
    lobby.enter("Ann")
  }

  private func entering() -> ExpectationGroup {
    ExpectationGroup { expectThat(lobby).receives.enter("Ann") }
  }

  @Test func groupOfAHelper() {
    context.check { entering() }  // group
  }

  private func verifyEntered(file: StaticString = #filePath, line: UInt = #line) {
    context.verify(filePath: file, line: line) { expectThat(lobby).received.enter("Ann") }
  }

  @Test func verificationOfAHelper() {
    verifyEntered()  // helper
  }

  private func enter() { lobby.enter("Ann") }

  @Test func callOfAHelper() {
    enter()  // call
  }

  @Test func descriptionOfOnesOwn() {
    context.check { expectThat(lobby).receives.show(Badge(number: 1)) }
    lobby.show(Badge(number: 2))  // description
  }

  @Test func silentCalls() {
    context.check {
      allowing(lobby).receives.isOpen.then.returns(true).silently
      expectThat(lobby).receives.enter("Ann")
    }
    _ = lobby.isOpen
    lobby.enter("Ann")
    lobby.enter("Bob")  // silent
  }

  @Test func foldedReads() {
    context.check {
      allowing(lobby).receives.isOpen.then.returns(true)
      expectThat(lobby).receives.enter("Ann")
    }
    for _ in 1...3 { _ = lobby.isOpen }
    lobby.enter("Bob")  // folded
  }

  @Test func unreachable() {
    context.check {
      allowing(lobby).receives.enter(.any)
      expectThat(lobby).receives.enter("Ann")  // unreachable
    }
  }
}

import Foundation
import Mocky
import Testing

@testable import Newsroom
@testable import Newsstand

/// A mock by hand, of a protocol that is bound to a class.
private final class BannerMock: F3.MockBaseView, F3.Banner, @unchecked Sendable {}

/// What makes a mock of a protocol with `NSObjectProtocol`.
class DelBase: NSObject {}
private final class DelMock: MockDelBase, F8.Del, @unchecked Sendable {}

// Names that both modules have.
protocol KioskOfNewsstand: Newsstand.Kiosk {}
protocol KioskOfNewsroom: Newsroom.Kiosk {}
class CartOfNewsstand: Newsstand.Cart {}
typealias Rent = Newsstand.Rent

/// What failed in trials with users of other libraries (F) and with real packages (G): the mock compiles, and a
/// member that is declared in two ways is one, whichever type calls it.
@Suite(.mockery) struct PairSuite {
  let context = Mockery.current

  @Test("F3: a protocol that is bound to a class") func boundToAClass() {
    let slide = context.mock { F3.MockSlide($0) }
    let poster = context.mock { F3.MockPoster($0) }
    context.check {
      expectThat(slide).receives.myFunc().then.returns(2)
      expectThat(slide).receives.draw().then.returns(3)
      expectThat(poster).receives.myFunc().then.returns(4)
    }
    #expect((slide as any F3.Slide).myFunc() == 2)
    #expect((slide as F3.BaseView).draw() == 3)
    // The compiler crashes at a call of 'any F3.Poster' of another module.
    func shown(by poster: some F3.Poster) -> Int { poster.myFunc() }
    #expect(shown(by: poster) == 4)
  }

  @Test("F3: a mock by hand of such a protocol") func boundToAClassByHand() {
    let banner = context.mock { BannerMock($0) }
    context.check { expectThat(banner).receives.myFunc().then.returns(2) }
    #expect((banner as any F3.Banner).myFunc() == 2)
  }

  @Test("F4: a child fixes an associated type") func fixedType() {
    let holder = context.mock(F4.MockIntHolder.self)
    context.check { expectThat(holder).receives.f(1).then.returns(2) }
    func held<H: F4.Holder>(by holder: H, _ value: H.A) -> Int { holder.f(value) }
    #expect(held(by: holder, 1) == 2)
  }

  private struct Both: F4.Left, F4.Right {}
  private struct Failure: Error {}

  @Test("F4: a child declares its parent's members in other words") func otherWords() {
    let child = context.mock(F4.MockChild.self)
    context.check {
      expectThat(child).receives.named(1).then.returns(1)
      expectThat(child).receives.failed(.any).then.returns(2)
      expectThat(child).receives.done(.any).then.returns(3)
      expectThat(child).receives.labeled(.any).then.returns(4)
      expectThat(child).receives.attributed(.any).then.returns(5)
      expectThat(child).receives.optional("a").then.returns(6)
      expectThat(child).receives.list([1]).then.returns(7)
      expectThat(child).receives.alias([1]).then.returns(8)
      expectThat(child).receives.constrained(1).then.returns(9)
      expectThat(child).receives.conditioned(1).then.returns(10)
      expectThat(child).receives.composed(.any).then.returns(11)
      expectThat(child).receives.bracketed(1).then.returns(12)
    }
    let parent: any F4.Parent = child
    #expect(parent.named(1) == 1)
    #expect(parent.failed(Failure()) == 2)
    #expect(parent.done { _ in } == 3)
    #expect(parent.labeled { _ in } == 4)
    #expect(parent.attributed {} == 5)
    #expect(parent.optional("a") == 6)
    #expect(parent.list([1]) == 7)
    #expect(parent.alias([1]) == 8)
    #expect(parent.constrained(1) == 9)
    #expect(parent.conditioned(1) == 10)
    #expect(parent.composed(Both()) == 11)
    #expect(parent.bracketed(1) == 12)
  }

  @Test("F4: two parents declare a member in other words") func twoParents() {
    let child = context.mock(F4.MockChildOfBoth.self)
    context.check {
      expectThat(child).receives(2).done(.any).then.returns(2)
      expectThat(child).receives(2).labeled(.any).then.returns(3)
    }
    let parents: (any F4.Parent, any F4.OtherParent) = (child, child)
    #expect(parents.0.done { _ in } + parents.1.done { _ in } == 4)
    #expect(parents.0.labeled { _ in } + parents.1.labeled { _ in } == 6)
  }

  @Test("F4: a nested type has a shorter and a longer name") func nestedType() {
    let mock = context.mock(F4.N.MockB.self)
    context.check { expectThat(mock).receives.e(F4.N.X()).then.returns(2) }
    #expect((mock as any F4.N.A).e(F4.N.X()) == 2)
  }

  @Test("F7: a class over a generic class names the type") func overAGenericClass() {
    let repo = context.mock { F7.MockUserRepo($0) }
    context.check { expectThat(repo).receives.save(F7.User()).then.returns(2) }
    #expect((repo as F7.Repo<F7.User>).save(F7.User()) == 2)
  }

  @Test("F7: an override returns a subclass, takes an optional, or drops an exclamation mark")
  func overrides() {
    let mock = context.mock { F7.MockS($0) }
    context.check {
      expectThat(mock).receives.a().then.returns(mock)
      expectThat(mock).receives.b("x").then.returns(2)
      expectThat(mock).receives.b(nil).then.returns(3)
      expectThat(mock).receives.d(nil).then.returns(4)
    }
    let base: F7.B = mock
    #expect(base.a() === mock)
    #expect(base.b("x") == 2)
    #expect(mock.b(nil) == 3)
    #expect(base.d(nil) == 4)
  }

  @Test("F8: a protocol with NSObjectProtocol") func objectProtocol() {
    let delegate = context.mock { DelMock($0) }
    context.check { expectThat(delegate).receives.ended(1).then.returns(true) }
    #expect((delegate as any F8.Del).ended(1))
    #expect(delegate.isEqual(delegate))
  }

  @Test("F8: its own mock is an object, too") func objectMock() {
    let delegate = context.mock(F8.MockDel.self)
    let object: NSObject = delegate
    context.check { expectThat(delegate).receives.ended(1).then.returns(true) }
    #expect((delegate as any F8.Del).ended(1))
    #expect(object.isEqual(delegate))
    #expect(object != NSObject())
    #expect(object.description == "del")
    #expect(Set([delegate, delegate]).count == 1)
  }

  @Test("F16: the tests declare which one of two modules' names they mean") func nameOfTwoModules()
  {
    let stand = context.mock(MockKioskOfNewsstand.self)
    let room = context.mock(MockKioskOfNewsroom.self)
    let cart = context.mock { MockCartOfNewsstand($0) }
    let rent = context.mock(MockRent.self)
    context.check {
      expectThat(stand).receives.rent().then.returns(2)
      expectThat(room).receives.sell().then.returns(3)
      expectThat(cart).receives.push().then.returns(4)
      expectThat(rent).receives.call(5).then.returns(5)
    }
    #expect((stand as any Newsstand.Kiosk).rent() == 2)
    #expect((room as any Newsroom.Kiosk).sell() == 3)
    #expect((cart as Newsstand.Cart).push() == 4)
    #expect((rent.function as Newsstand.Rent)(5) == 5)
  }

  @Test("G1: a class over a generic base overrides with the type") func genericBase() {
    let box = context.mock { G1.MockIntBox($0) }
    let login = context.mock { G1.MockLogin($0) }
    let started = G1.Obs<Bool>()
    context.check {
      expectThat(box).receives.put([1]).then.returns(2)
      expectThat(login).receives.start().then.returns(started)
    }
    #expect((box as G1.Box<Int>).put([1]) == 2)
    #expect((login as G1.Coordinator<Bool>).start() === started)
  }

  @Test("G1: a class overrides in other words") func overridingInOtherWords() {
    let sub = context.mock { G1.MockSub($0) }
    context.check {
      expectThat(sub).receives.load(then: .any).then.returns(1)
      expectThat(sub).receives.find(2).then.returns(2)
      expectThat(sub).receives.inner(G1.Base.Inner()).then.returns(3)
      expectThat(sub).receives.counts(["a": 4]).then.returns(4)
      expectThat(sub).receives.on(.any).then.returns(5)
      expectThat(sub).receives.map(.any).then.returns(6)
      expectThat(sub).receives.conditioned(G1.Circle()).then.returns(7)
      expectThat(sub).receives.opaque(G1.Circle()).then.returns(8)
    }
    let base: G1.Base = sub
    #expect(base.load {} == 1)
    #expect(base.find(2) == 2)
    #expect(base.inner(G1.Base.Inner()) == 3)
    #expect(base.counts(["a": 4]) == 4)
    #expect(base.on {} == 5)
    #expect(base.map { $0 } == 6)
    #expect(base.conditioned(G1.Circle()) == 7)
    #expect(base.opaque(G1.Circle()) == 8)
  }

  @Test("G1: a protocol redeclares in other words") func redeclaringInOtherWords() {
    let fixed = context.mock(G1.MockQ.self)
    let doing = context.mock(G1.MockDoingMore.self)
    context.check {
      expectThat(fixed).receives.put([1]).then.returns(1)
      expectThat(doing).receives.run(.any).then.returns(2)
      expectThat(doing).receives.map(3).then.returns(3)
      expectThat(doing).receives.counts(["a": 4]).then.returns(4)
      expectThat(doing).receives.find(5).then.returns(5)
    }
    func put<P: G1.P>(_ values: [P.T], into mock: P) -> Int { mock.put(values) }
    let parent: any G1.Doing = doing
    #expect(put([1], into: fixed) == 1)
    #expect(parent.run {} == 2)
    #expect(parent.map(3) == 3)
    #expect(parent.counts(["a": 4]) == 4)
    #expect(parent.find(5) == 5)
  }

  @Test("G2: a class with two levels of generic superclasses") func twoLevels() {
    let leaf = context.mock { G2.MockLeaf($0) }
    context.check { expectThat(leaf).receives.pair("a", 1).then.returns(2) }
    #expect((leaf as G2.Two<String, Int>).pair("a", 1) == 2)
  }

  @Test("G3: a class whose opaque result is final") func opaqueResult() {
    let mock = context.mock { G3.MockA($0) }
    context.check { expectThat(mock).receives.g().then.returns(2) }
    #expect(Array(mock.f()) == [2])
  }

  @Test("G4: a class that is Codable") func codableClass() throws {
    let user = context.mock { G4.MockUser($0) }
    context.check { expectThat(user).receives.greet().then.returns("hello") }
    #expect((user as G4.User).greet() == "hello")
  }

  @Test("G5: an override has a narrower result") func narrowerResult() {
    let sub = context.mock { G5.MockSub($0) }
    context.check {
      expectThat(sub).receives.copy().then.returns(sub)
      expectThat(sub).receives.g().then.returns(2)
    }
    #expect((sub as G5.Base).copy() === sub)
    #expect((sub as G5.Base).g() == 2)
  }

  @Test("G6: two methods of one name, of which one has a default") func twoOfOneName() {
    let owner = context.mock(G6.MockOwner.self)
    context.check {
      expectThat(owner).receives.lock().then.returns(1)
      expectThat(owner).receives.lock(7).then.returns(2)
    }
    #expect((owner as any G6.Lock).lock() == 1)
    #expect(owner.lock(7) == 2)
  }
}

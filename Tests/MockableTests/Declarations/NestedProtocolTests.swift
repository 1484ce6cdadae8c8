import Mocky
import Testing

struct Harbour {
  struct Ship: Equatable { var name: String }
  enum Flag { case red, green }
  struct Berth<Cargo> { var cargo: [Cargo] }
  typealias Captain = String

  /// Names the types beside it, generic ones among them.
  @Mockable protocol Master {
    var ships: [Ship] { get set }
    func admit(_ ship: Ship, under flag: Flag?) throws -> Berth<Ship>
    func captain(of ship: Harbour.Ship) -> Captain
    func each(_ body: (Ship) -> Void)
    subscript(flag: Flag) -> [Flag: Ship] { get }
    func unload<Crate: Equatable>(_ berth: Berth<Crate>) -> [Crate]
  }

  /// Has associated types of its own.
  @Mockable protocol Crane<Load> {
    associatedtype Load
    typealias Rope = (Load) -> Int
    func lift(_ load: Load, from ship: Ship, rope: Rope) -> [Load]
  }

  /// Two types deep.
  enum Office {
    struct Form: Equatable { var number: Int }

    @Mockable protocol Clerk {
      func stamp(_ form: Form, for ship: Ship) -> Form?
    }
  }

  /// Inherits from a nested one.
  @Mockable protocol Deputy: Master {
    func greet(_ ship: Ship)
  }
}

extension Harbour.Office {
  struct Stamp: Equatable { var ink: String }

  /// Stands in an extension of a nested type.
  @Mockable protocol Notary {
    func seal(_ form: Form, with stamp: Stamp) async throws -> Stamp
  }
}

extension Harbour {
  /// Borrows a type beside it, and takes it as it is as well.
  @Mockable protocol Inspector {
    func inspect(_ ship: borrowing Ship) -> Bool
    func release(_ ship: Ship)
  }

  struct Rock: Equatable { var depth: Int }

  /// Stands in an extension.
  @Mockable fileprivate protocol Chart {
    func rocks(near ship: Ship) -> [Rock]
  }
}

/// Inherits from a nested one from outside.
@Mockable protocol PortAuthority: Harbour.Master, Sendable {
  func fine(_ captain: Harbour.Captain, _ amount: Int)
}

@Suite(.mockery) struct NestedProtocolTests {
  private let context = Mockery.current
  private let ship = Harbour.Ship(name: "Cutty Sark")

  @Test func aNestedProtocolNamesTheTypesBesideIt() throws {
    let mock = context.mock(Harbour.MockMaster.self)
    var master: any Harbour.Master = mock
    let seen = Captor<Harbour.Ship>()
    context.check {
      allowing(mock).receives.ships.then.returns([ship])
      expectThat(mock).receives.ships(setTo: .count(.equal(to: 2)))
      expectThat(mock).receives.admit(ship, under: .some(.equal(to: .red))).then.returns(
        Harbour.Berth(cargo: [ship]))
      expectThat(mock).receives.captain(of: .any).then.returns("Woodget")
      expectThat(mock).receives.each(.any).then.performs { [ship] in $0(ship) }
      expectThat(mock).receives.subscript(.green).then.returns([.red: ship])
      expectThat(mock).receives.unload(Matcher<Harbour.Berth<Int>>.any).then.returns([1])
    }
    master.ships += [ship]
    #expect(try master.admit(ship, under: .red).cargo == [ship])
    #expect(master.captain(of: ship) == "Woodget")
    master.each { seen.record($0) }
    #expect(seen.values == [ship])
    #expect(master[.green] == [.red: ship])
    #expect(master.unload(Harbour.Berth(cargo: [2])) == [1])
  }

  @Test func aNestedProtocolMayHaveAssociatedTypes() {
    let mock = context.mock(Harbour.MockCrane<String>.self)
    let crane: any Harbour.Crane<String> = mock
    context.check {
      expectThat(mock).receives.lift("tea", from: ship, rope: .any).then.performs {
        load, _, rope in Array(repeating: load, count: rope(load))
      }
    }
    #expect(crane.lift("tea", from: ship) { $0.count } == ["tea", "tea", "tea"])
  }

  @Test func aProtocolMayStandTwoTypesDeep() {
    let mock = context.mock(Harbour.Office.MockClerk.self)
    let form = Harbour.Office.Form(number: 1)
    context.check {
      expectThat(mock).receives.stamp(.where(\.number, .lessThan(2)), for: ship).then.returns(form)
    }
    #expect((mock as any Harbour.Office.Clerk).stamp(form, for: ship) == form)
  }

  @Test func aProtocolMayStandInAnExtension() async throws {
    let notary = context.mock(Harbour.Office.MockNotary.self)
    let chart = context.mock(Harbour.MockChart.self)
    let stamp = Harbour.Office.Stamp(ink: "red")
    context.check {
      expectThat(notary).receives.seal(.any, with: stamp).then.returns(stamp)
      expectThat(chart).receives.rocks(near: ship).then.returns([Harbour.Rock(depth: 2)])
    }
    #expect(try await notary.seal(Harbour.Office.Form(number: 2), with: stamp) == stamp)
    #expect(chart.rocks(near: ship) == [Harbour.Rock(depth: 2)])
  }

  @Test func aNestedProtocolMayBorrowATypeBesideIt() {
    let inspector = context.mock(Harbour.MockInspector.self)
    context.check {
      expectThat(inspector).receives.inspect(ship).then.returns(true)
      expectThat(inspector).receives.release(ship)
    }
    #expect((inspector as any Harbour.Inspector).inspect(ship))
    inspector.release(ship)
  }

  @Test func itIsInheritedFromInsideAndOutside() throws {
    let deputy = context.mock(Harbour.MockDeputy.self)
    let authority = context.mock(MockPortAuthority.self)
    context.check {
      expectThat(deputy).receives.greet(ship)
      expectThat(deputy).receives.captain(of: ship).then.returns("Moodie")
      expectThat(authority).receives.fine("Moodie", 10)
      expectThat(authority).receives.admit(.any, under: nil).then.returns(
        Harbour.Berth(cargo: []))
    }
    deputy.greet(ship)
    authority.fine(deputy.captain(of: ship), 10)
    #expect(try authority.admit(ship, under: nil).cargo == [])
  }
}

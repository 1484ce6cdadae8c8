import Mocky
import Testing

/// A protocol whose type of values depends on the system.
@Mockable protocol Cloakroom {
  #if os(Linux) || os(macOS)
    associatedtype Key: Hashable
  #else
    associatedtype Drawer
    associatedtype Label
    func pull(_ drawer: Drawer)
  #endif
  func unlock()
  #if os(Linux) || os(macOS)
    func open(with key: Key) -> Int
  #else
    func open(_ label: Label)
  #endif
}

/// A child of it has the associated types of each branch, too.
@Mockable protocol GuardedCloakroom: Cloakroom where Key == String {
  #if !DEBUG && !MOCKY
    associatedtype Unused
  #elseif DEBUG
    #if swift(>=6)
      associatedtype Alarm: Equatable
      func ring(_ alarm: Alarm)
    #endif
  #endif
}

#if os(Linux) || os(macOS)
  @Suite(.mockery) struct ConditionalTypeTests {
    private let context = Mockery.current

    @Test func theMockHasTheAssociatedTypesOfTheBranch() {
      let cloakroom = context.mock(MockCloakroom<String>.self)
      context.check {
        expectThat(cloakroom).receives.unlock()
        expectThat(cloakroom).receives.open(with: "a").then.returns(3)
      }
      cloakroom.unlock()
      #expect(openedDrawer(of: cloakroom, with: "a") == 3)
    }

    private func openedDrawer<L: Cloakroom>(of cloakroom: L, with key: L.Key) -> Int {
      cloakroom.open(with: key)
    }

    #if DEBUG
      @Test func aBranchInsideABranchCounts() {
        let cloakroom = context.mock(MockGuardedCloakroom<Int>.self)
        context.check {
          expectThat(cloakroom).receives.ring(2)
          expectThat(cloakroom).receives.open(with: "b").then.returns(4)
        }
        cloakroom.ring(2)
        #expect(cloakroom.open(with: "b") == 4)
      }
    #endif
  }
#endif

import Mocky
import MockyTestSupport
import Testing

/// Global actors whose names do not say that they are.
@globalActor actor LedgerActor { static let shared = LedgerActor() }
enum Bureau {
  @globalActor actor Vaults { static let shared = Vaults() }
}

@LedgerActor @Mockable private protocol Daybook {
  var title: String { get set }
  nonisolated var pages: Int { get }
  init(title: String)
  func read(_ each: (Int) -> Void) -> Int
  func reread() async throws -> Int
  nonisolated func close() -> Bool
  static func open() -> Int
}

/// One that is nested, and one of another module.
@Bureau.Vaults @Mockable private protocol Dossier {
  func file(_ paper: String) -> Int
}

@Watch @Mockable private protocol Guardhouse {
  func enter() -> Int
}

/// Only some requirements are on one.
@Mockable private protocol Registrar: Sendable {
  @LedgerActor func note(_ text: String) -> Int
  @Bureau.Vaults func find() -> String
  @Watch var isAwake: Bool { get set }
  func rest()
}

/// A child of one, which says nothing of it.
@Mockable private protocol Diary: Daybook {
  func write(_ text: String)
}

@Suite(.mockery) struct CustomGlobalActorTests {
  private let context = Mockery.current

  @LedgerActor @Test func membersAreCalledOnTheirActor() async throws {
    let mock = context.mock(MockDaybook.self)
    var book: any Daybook = mock
    context.check {
      expectThat(mock).receives.title(setTo: "Emma")
      expectThat(mock).receives.title.then.returns("Emma")
      expectThat(mock).receives.read(.any).then.performs { each in
        each(1)
        return 1
      }
      expectThat(mock).receives.reread().then.returns(2)
      expectThat(MockDaybook.self).receives.open().then.returns(3)
      expectThat(MockDaybook.self).receives.`init`(title: "Persuasion")
    }
    book.title = "Emma"
    #expect(book.title == "Emma")
    var page = 0
    #expect(book.read { page = $0 } == 1)
    #expect(page == 1)
    #expect(try await book.reread() == 2)
    #expect(MockDaybook.open() == 3)
    _ = MockDaybook(title: "Persuasion")
  }

  @Test func nonisolatedMembersAreCalledAnywhere() {
    let mock = context.mock(MockDaybook.self)
    context.check {
      expectThat(mock).receives.pages.then.returns(400)
      expectThat(mock).receives.close().then.returns(true)
    }
    #expect(mock.pages == 400)
    #expect((mock as any Daybook).close())
  }

  @Test func nestedActorsAndThoseOfOtherModulesAreKnown() async {
    let folder = context.mock(MockDossier.self)
    let house = context.mock(MockGuardhouse.self)
    context.check {
      expectThat(folder).receives.file("will").then.returns(7)
      expectThat(house).receives.enter().then.returns(8)
    }
    #expect(await (folder as any Dossier).file("will") == 7)
    #expect(await (house as any Guardhouse).enter() == 8)
  }

  @Test func requirementsMayBeOnDifferentActors() async {
    let mock = context.mock(MockRegistrar.self)
    context.check {
      expectThat(mock).receives.note("a").then.returns(1)
      expectThat(mock).receives.find().then.returns("b")
      expectThat(mock).receives.isAwake.then.returns(true)
      expectThat(mock).receives.rest()
    }
    let registrar: any Registrar = mock
    #expect(await registrar.note("a") == 1)
    #expect(await registrar.find() == "b")
    #expect(await registrar.isAwake)
    registrar.rest()
  }

  @LedgerActor @Test func aChildIsOnTheActorToo() {
    let mock = context.mock(MockDiary.self)
    context.check {
      expectThat(mock).receives.write("dear")
      expectThat(mock).receives.close().then.returns(true)
    }
    mock.write("dear")
    #expect(mock.close())
  }
}

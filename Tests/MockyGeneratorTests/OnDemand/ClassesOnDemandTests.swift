import Testing

@testable import MockyGenerator

/// Mocks of classes, and of classes with protocols.
@Suite struct ClassesOnDemandTests {
  @Test func aClassThatIsUsed() {
    let sources = Sources(
      tests: "MockDoor($0)", app: "public class Door { public func open() {} }\nclass Window {}")
    #expect(sources.names == ["MockDoor App.Door"])
    #expect(sources.lines.contains("@testable import App"))
    #expect(
      sources.lines.contains(
        "public override func open() { mockObject.call(\"open()\", forward: { super.open() }) }"))
  }

  @Test func aClassWithOneOfMockysNames() {
    let sources = Sources(tests: "MockGate($0)", app: "open class Gate { open func shut() {} }")
    #expect(sources.lines.contains { $0.contains("class MockGate: App.Gate, MockyCore.ClassMock") })
  }

  @Test func aSubscriptWithAHiddenSetter() {
    let app = "class Door { private(set) subscript(at: Int) -> Int { get { 1 } set {} } }"
    let lines = Sources(tests: "MockDoor($0)", app: app).lines
    #expect(lines.contains { $0.hasPrefix("override subscript(") })
    #expect(!lines.contains { $0.hasPrefix("set ") })
  }

  @Test func aProtocolForObjectiveC() {
    let app = "@objc public protocol Door { func open(_ times: Int) -> Bool }"
    let lines = Sources(tests: "MockDoor()", app: app).lines
    #expect(lines.contains("nonisolated final class MockDoor: Door, MockyCore.SpyMock {"))
    #expect(lines.contains { $0.hasPrefix("func open(_ times: Int) -> Bool {") })
  }

  @Test func membersForObjectiveCThatThrow() {
    let app = "@objc protocol Door { @objc(openWithKey:error:) func open(_ key: String) throws }"
    #expect(
      Sources(tests: "MockDoor()", app: app).members(of: "MockDoor").last
        == "func open(_ key: String) throws {")
  }

  @Test func aProtocolComesFirstInAModule() {
    let app = "enum Shop { protocol Door {} }\nclass Hall { class Door {} }"
    #expect(Sources(tests: "MockDoor()", app: app).names == ["Shop.MockDoor App.Shop.Door"])
    #expect(Sources(tests: "Hall.MockDoor()", app: app).names == ["Hall.MockDoor App.Hall.Door"])
  }

  @Test func aClassAtTheTopComesBeforeANestedProtocol() {
    let app = "enum Shop { protocol Door {} }\nclass Door {}"
    #expect(Sources(tests: "MockDoor($0)", app: app).names == ["MockDoor App.Door"])
  }

  @Test(arguments: [
    ("class View {}", "protocol Slide: View { func show() }", "MockView"),
    ("class View {}", "protocol Slide where Self: View { func show() }", "MockView"),
    ("class View {}", "protocol Shown: View {}; protocol Slide: Shown { func show() }", "MockView"),
    ("class View {}", "protocol Slide: App.View { func show() }", "MockView"),
    ("class View<T> {}", "protocol Slide: View<Int> { func show() }", "MockView<Int>"),
    (
      "class View<T> {}; typealias IntView = View<Int>", "protocol Slide: IntView { func show() }",
      "MockView<Int>"
    ),
  ])
  func aProtocolThatIsBoundToAClass(base: String, declaration: String, mock: String) {
    let sources = Sources(tests: "MockSlide($0)", app: "\(base)\n\(declaration)")
    #expect(sources.names.sorted() == ["MockSlide App.Slide", "MockView App.View"])
    #expect(
      sources.lines.contains("final class MockSlide: \(mock), Slide, @unchecked Sendable {}"))
    #expect(sources.lines.contains("extension Slide where Self: MockyCore.Mock {"))
  }

  @Test func oneWithAssociatedTypesIsRefused() {
    let app = "class View {}\nprotocol Slide: View { associatedtype Item; func show(_ item: Item) }"
    let sources = Sources(tests: "MockSlide($0)", app: app)
    #expect(
      sources.problems == [
        "App/File.swift:2:10: error: 'MockSlide' cannot be generated: 'Slide' is bound to the class "
          + "'View' and has associated types; declare the mock in the tests, "
          + "'final class SlideMock: MockView, Slide, @unchecked Sendable {}'"
      ])
  }

  @Test(arguments: [
    ": NSObjectProtocol", ": NSObject", ": Movable & Foundation.NSObject", " where Self: NSObject",
    ": Shown",
  ])
  func aMockOfAProtocolOfObjectsIsAnObject(bound: String) {
    let app = """
      protocol Movable {}
      protocol Shown: NSObjectProtocol {}
      protocol Door\(bound) { func open() }
      """
    let lines = Sources(tests: "MockDoor()", app: app).lines
    #expect(lines.contains("nonisolated final class MockDoor: NSObject, Door, MockyCore.SpyMock {"))
    #expect(
      lines.contains("nonisolated override var description: Swift.String { mockObject.name }"))
    #expect(!lines.contains { $0.contains("static func ==") || $0.contains("hash(into") })
  }

  @Test func aClassBringsWhatObjectsHave() {
    let app = "protocol Door: NSObjectProtocol { func open() }"
    let tests =
      "import App; class Base: NSObject {}; final class Mine: MockBase, Door, @unchecked Sendable {}"
    #expect(
      Sources(tests: tests, app: app).lines.contains("extension Door where Self: MockyCore.Mock {"))
  }

  @Test(arguments: ["init()", "var description: String { get }", "func isEqual(_ o: Any?) -> Bool"])
  func whatObjectsHaveIsNotRequiredAgain(requirement: String) {
    let app = "protocol Door: NSObjectProtocol { \(requirement) }"
    #expect(
      Sources(tests: "MockDoor()", app: app).problems == [
        "App/File.swift:1:10: error: 'MockDoor' cannot be generated: only a subclass of 'NSObject'"
          + " can implement 'NSObjectProtocol'; with MockyPlugin, declare "
          + "'class DoorBase: NSObject {}' and "
          + "'final class DoorMock: MockDoorBase, Door, @unchecked Sendable {}' in the tests"
      ])
  }

  @Test func aNestedProtocolWithAMockByHandAndAWrittenOne() {
    let tests =
      "import App; final class Mine: MockBase, Shop.Door, @unchecked Sendable {}; Shop.MockDoor()"
    let app = "class Base {}\nenum Shop { struct Key {}; protocol Door { func open(_ key: Key) } }"
    let lines = Sources(tests: tests, app: app).lines
    #expect(lines.contains("typealias __Key = Key"))
    #expect(lines.contains { $0.hasPrefix("func open(_ key: Shop.DoorExpectations.__Key)") })
  }

  @Test func aMockByHandThatOnlyItsFileSees() {
    let tests = "import App; private final class DoorMock: MockBase, Door, @unchecked Sendable {}"
    let lines = Sources(tests: tests, app: "class Base {}\nprotocol Door { func open() }").lines
    #expect(lines.contains("extension Door where Self: MockyCore.Mock {"))
  }

  @Test(arguments: [": UIView", ": Movable & UIKit.UIView", " where Self: UIView"])
  func aProtocolThatIsBoundToAClassOfTheSystem(bound: String) {
    let app = "protocol Movable {}\nprotocol Door\(bound) { func open() }"
    let tests =
      "import App; class Base: UIView {}; final class Mine: MockBase, Door, @unchecked Sendable {}"
    #expect(
      Sources(tests: tests, app: app).lines.contains("extension Door where Self: MockyCore.Mock {"))
    let problems = Sources(tests: "MockDoor()", app: app).problems
    #expect(problems.count == 1)
    #expect(
      problems[0].hasSuffix(
        "UIView' can conform to 'Door'; with MockyPlugin, declare "
          + "'class DoorBase: UIView {}' and "
          + "'final class DoorMock: MockDoorBase, Door, @unchecked Sendable {}' in the tests"))
  }

  @Test(arguments: ["Model", "Coded", "Base"]) func aClassThatIsDecodableByAnotherName(
    parent: String
  ) {
    let app = """
      protocol Model: Codable {}
      typealias Coded = Codable
      class Base: Model {}
      class Door: \(parent) { func open() {} }
      """
    let lines = Sources(tests: "MockDoor($0)", app: app).lines
    #expect(lines.contains { $0.hasPrefix("required init(from decoder: any Swift.Decoder)") })
  }

  @Test func aClassThatIsDeclaredNotToBeSendable() {
    let app = """
      class Window {}
      @available(*, unavailable)
      extension Window: @unchecked Sendable {}
      class Door: Window {}
      """
    #expect(
      Sources(tests: "MockDoor($0)", app: app).problems == [
        "App/File.swift:4:7: error: 'MockDoor' cannot be generated: a mock is Sendable, but"
          + " 'Window' is declared as not Sendable; mock a protocol that the class conforms to"
      ])
  }

  @Test func aSubclassOfAClassOfTheSystemThatIsNotSendable() {
    let app = "class Settings: UserDefaults {}\nclass Theme: Settings {}"
    let problems = Sources(tests: "MockTheme($0)", app: app).problems
    #expect(problems.count == 1)
    #expect(
      problems[0].hasSuffix(
        "error: 'MockTheme' cannot be generated: a mock is Sendable, but 'UserDefaults' is declared"
          + " as not Sendable; mock a protocol that the class conforms to"))
  }

  @Test func oneOfAFinalClassIsRefused() {
    let app = "final class View {}\nprotocol Slide: View { func show() }"
    let problems = Sources(tests: "MockSlide($0)", app: app).problems
    #expect(problems.first?.contains("makes a subclass, but 'View' is final") ?? false)
  }

  @Test func aClassAndAProtocolOfTwoModulesAreAnError() {
    let sources = Sources(tests: "MockDoor()", app: "class Door {}")
      .adding("Other.swift", in: "Other", "public protocol Door {}")
    #expect(sources.names == [])
    #expect(
      sources.problems == [
        "Tests.swift:1:1: error: 'MockDoor' is ambiguous: 'Other.Door' (Other.swift:1) or 'App.Door' "
          + "(App/File.swift:1); declare the one that you mean in the tests, "
          + "'protocol DoorOfOther: Other.Door {}', and use 'MockDoorOfOther'"
      ])
  }

  @Test func theInitializerThatSwiftWritesForDecodableClasses() {
    let app = """
      class User: Codable { var name = "" }
      class Admin: User {}
      class Guest: Decodable { required init(from decoder: any Decoder) {} }
      """
    for (name, effects) in [("User", " throws"), ("Admin", " throws"), ("Guest", "")] {
      let lines = Sources(tests: "Mock\(name)($0)", app: app).lines
      let written = lines.filter { $0.hasPrefix("required init") }
      #expect(written.count == 1)
      #expect(written.first?.hasSuffix("Decoder)\(effects) {") ?? false)
    }
  }

  @Test func whatItsAncestorsHave() {
    let app = """
      class A<T> { init(n: T) {}; func a(_ t: T) {}; func b() {}; fileprivate func c() {} }
      class B: A<Int> { override func b() {} }
      class C: B {}
      """
    let lines = Sources(tests: "MockC($0)", app: app).lines
    let overriding = lines.filter { $0.hasPrefix("override func") || $0.hasPrefix("init(_ mockO") }
    #expect(
      overriding == [
        "init(_ mockObject: MockyCore.MockObject, n: Int) {",
        "override func b() { mockObject.call(\"b()\", forward: { super.b() }) }",
        "override func a(_ t: Int) { mockObject.call(\"a(_:)\", .one(t), forward: { super.a(t) }) }",
      ])
  }

  @Test func anActorOfAnAncestorsIsTheirs() {
    let app = "@MainActor class A { func a() {} }\nclass B: A {}"
    let source = Sources(tests: "MockB($0)", app: app).mocks.source
    #expect(source.contains("Swift.Void, MockyCore.OnMainActor\n"))
  }

  @Test func aFinalClassIsRefusedWhereItIsDeclared() {
    #expect(
      Sources(tests: "MockDoor($0)", app: "\nfinal class Door {}").problems == [
        "App/File.swift:2:13: error: 'MockDoor' cannot be generated: Mocky makes a subclass, but"
          + " 'Door' is final; remove 'final', or mock a protocol that the class conforms to"
      ])
  }

  @Test(arguments: ["Walker", "App.Walker", "Runner"])
  func theProtocolsOfAClassMockOfTheTests(parent: String) {
    let tests = "import App; final class MockRobot: MockDoor, \(parent), @unchecked Sendable {}"
    let app = """
      class Door {}
      protocol Mover { func move() }
      protocol Walker: Mover { func walk() }
      typealias Runner = Walker
      """
    let lines = Sources(tests: tests, app: app).lines
    #expect(lines.contains("class MockDoor: Door, MockyCore.ClassMock, @unchecked Sendable {"))
    #expect(lines.contains("extension Walker where Self: MockyCore.Mock {"))
    #expect(lines.contains("extension Mover where Self: MockyCore.Mock {"))
    #expect(lines.filter { $0.contains("struct WalkerExpectations") }.count == 1)
  }

  @Test func aStandardProtocolIsLeftToTheClass() {
    let tests = "import App; final class MockRobot: MockDoor, Walker, @unchecked Sendable {}"
    let app = "class Door: Encodable {}\nprotocol Walker: Encodable { func walk() }"
    let lines = Sources(tests: tests, app: app).lines
    #expect(lines.contains("extension Walker where Self: MockyCore.Mock {"))
    #expect(!lines.contains { $0.hasPrefix("extension Encodable") })
  }

  @Test func aMockThatWasCopiedIsNotCompletedAgain() {
    let app = "class Door {}\nprotocol Walker { func walk() }"
    let written = Sources(tests: "MockWalker.self", app: app).mocks.source
    #expect(written.contains("class MockWalker: Walker, MockyCore.SpyMock {"))
    #expect(Sources(tests: written, app: app).names == [])
    #expect(!Sources(tests: written, app: app).mocks.source.contains("Walker"))
    let both = written + "\nfinal class MockRobot: MockDoor, Walker, @unchecked Sendable {}"
    #expect(Sources(tests: both, app: app).names == ["MockDoor App.Door"])
    #expect(!Sources(tests: both, app: app).mocks.source.contains("Walker"))
  }

  @Test func anAnnotatedProtocolBringsItsOwn() {
    let tests = "import App; final class MockRobot: MockDoor, Walker, @unchecked Sendable {}"
    let app = "class Door {}\n@Mockable protocol Walker { func walk() }"
    #expect(!Sources(tests: tests, app: app).mocks.source.contains("Walker"))
  }

  @Test func aModifierAfterAValueHidesAClass() {
    let app = "struct Room {\n  let lock = Lock(1)\n  fileprivate class Door {}\n}"
    #expect(Sources(tests: "Room.MockDoor($0)", app: app).names.isEmpty)
  }

  @Test func aClassOfAGroupIsImportedWithIt() {
    let app = "@_spi(Doors) public class Door { public func open() {} }"
    let lines = Sources(tests: "MockDoor($0)", app: app).lines
    #expect(lines.contains("@_spi(Doors) @testable import App"))
    #expect(!lines.contains("@_spi(Doors)"))
  }

  @Test(arguments: [
    (": Error", "final class"), (": Problem", "final class"),
    (": Error, @unchecked Sendable", "class"), (": Sendable", "class"),
  ])
  func anErrorHasOnlyFinalSubclasses(parents: String, kind: String) {
    let app = "class Problem: Swift.Error {}\nclass Jam\(parents) {}"
    let heads = Sources(tests: "MockJam($0)", app: app).lines.filter { $0.contains("class Mock") }
    #expect(heads == ["\(kind) MockJam: Jam, MockyCore.ClassMock, @unchecked Sendable {"])
  }

  @Test func anArrayIsMatchedOnceBesideVariadicValues() {
    let app = "class Door { func open(_ keys: Int...) {}; func open(_ keys: [Int]) {} }"
    let lines = Sources(tests: "MockDoor($0)", app: app).lines
    #expect(lines.count { $0.contains("(_ keys: MockyCore.Matcher<[Int]>)") } == 1)
  }

  @Test func aMemberUnderAConditionThatIsOverridden() {
    let app = """
      class Window {
        #if DEBUG
        func open() {}
        func shut() {}
        #endif
      }
      class Door: Window { override func open() {} }
      """
    let lines = Sources(tests: "MockDoor($0)", app: app).lines
    #expect(lines.count { $0.hasPrefix("override func open()") } == 1)
    #expect(lines.count { $0.hasPrefix("override func shut()") } == 1)
  }

  @Test func aClassWhoseInitializersOnlyItsFileSees() {
    let app = "class Door { fileprivate init(_ key: Int) {} }"
    #expect(
      Sources(tests: "MockDoor($0)", app: app).problems == [
        "App/File.swift:1:7: error: 'MockDoor' cannot be generated: Mocky cannot mock 'Door',"
          + " because a subclass can call none of its designated initializers; add one that is"
          + " not private and has no variadic parameter"
      ])
  }

  @Test func theTypesAroundAMockTellNestedClassesApart() {
    let app = """
      enum Shop { enum Hall { class Door {} } }
      enum Inn { enum Hall { class Door {} } }
      """
    for path in ["Inn.Hall", "App.Inn.Hall", "`Inn`.Hall"] {
      #expect(
        Sources(tests: "[\(path).MockDoor($0)]", app: app).names == [
          "Inn.Hall.MockDoor App.Inn.Hall.Door"
        ])
    }
  }
}

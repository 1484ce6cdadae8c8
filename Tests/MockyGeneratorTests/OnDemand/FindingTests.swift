import Testing

@testable import MockyGenerator

/// The command writes the mocks that tests name.
@Suite struct FindingTests {
  @Test func oneThatIsUsed() {
    let sources = Sources(tests: "MockDoor()", app: "protocol Door {}\nprotocol Window {}")
    #expect(sources.names == ["MockDoor App.Door"])
    #expect(sources.problems.isEmpty)
  }

  @Test func oneWithANameOfWords() {
    let sources = Sources(
      tests: "`Mock2nd door`(); `Porch house`.`MockGate`()",
      app: "protocol `2nd door` {}\nenum `Porch house` { protocol Gate {} }")
    #expect(
      sources.names == [
        "Mock2nd door App.2nd door", "`Porch house`.MockGate App.`Porch house`.Gate",
      ])
  }

  @Test(arguments: ["@available(macOS 99, *)", "@MainActor", "@_spi(Doors) public"])
  func attributesAfterAFunctionWithoutABodyCount(attributes: String) {
    let door = "\(attributes)\nprotocol Door { func open() }"
    let (first, second) = ("@_silgen_name(\"f\") func f() -> Int", "let f = 1")
    let sources = [first, second].map { Sources(tests: "MockDoor()", app: "\($0)\n\(door)") }
    #expect(sources[0].mocks.source == sources[1].mocks.source)
  }

  @Test func noneWithoutUse() {
    let sources = Sources(tests: "// MockDoor\nlet a = \"MockDoor\"", app: "protocol Door {}")
    #expect(
      sources.mocks.source
        == "// Written by mockygen for the mocks that AppTests uses. Changes will be lost.\n")
  }

  @Test(arguments: [
    "class MockDoor {}", "struct A { enum MockDoor {} }", "typealias MockDoor = Int",
  ])
  func noneThatTheTestsDeclare(declaration: String) {
    #expect(Sources(tests: "MockDoor()\n\(declaration)", app: "protocol Door {}").names == [])
  }

  @Test(arguments: [
    "switch type { case MockDoor.self: break }", "if case MockDoor.self = type {}",
    "switch door { case MockDoor<Int>(): break }", "switch door { case MockDoor as Any: break }",
    "switch door {\ncase MockDoor\n  .self: break }",
  ])
  func oneThatIsAPattern(statement: String) {
    let sources = Sources(tests: statement, app: "protocol Door {}")
    #expect(sources.names == ["MockDoor App.Door"])
  }

  @Test(arguments: [
    "let MockDoor = 1", "var MockDoor: Int { 1 }", "macro MockDoor() = #a",
  ])
  func noneThatIsAPropertyOrAMacro(declaration: String) {
    let sources = Sources(tests: "MockDoor()\n\(declaration)", app: "protocol Door {}")
    #expect(sources.names == [])
  }

  @Test func oneWhoseAttributeOnlyEndsLikeOurs() {
    let app = "@NotMockable protocol Door {}"
    #expect(Sources(tests: "MockDoor()", app: app).names == ["MockDoor App.Door"])
  }

  @Test func noneThatADependencyDeclares() {
    let sources = Sources(tests: "MockDoor()", app: "protocol Door {}")
      .adding("Mocks.swift", in: "Mocks", "public final class MockDoor {}")
    #expect(sources.names == [])
  }

  @Test func noneThatIsAnnotated() {
    #expect(Sources(tests: "MockDoor()", app: "@Mockable protocol Door {}").names == [])
  }

  @Test func noneWhoseProtocolExistsNowhere() {
    let sources = Sources(tests: "MockDoor()", app: "struct Door {}")
    #expect(sources.names == [])
    #expect(sources.problems.isEmpty)
  }

  @Test(arguments: ["private protocol Door {}", "fileprivate protocol Door {}"])
  func noneWhoseProtocolIsHidden(declaration: String) {
    #expect(Sources(tests: "MockDoor()", app: declaration).names == [])
  }

  @Test func oneOfTheTestsThemselves() {
    let sources = Sources(tests: "protocol Door {}\nlet a = MockDoor()")
    #expect(sources.names == ["MockDoor AppTests.Door"])
    #expect(!sources.lines.contains("import AppTests"))
  }

  @Test(arguments: ["import MockDoor", "@testable import MockDoor", "import class MockDoor.Hinge"])
  func noneWithTheNameOfAModule(tests: String) {
    #expect(Sources(tests: "\(tests)\nMockDoor.open()", app: "protocol Door {}").names == [])
  }

  @Test func oneInATypeByItsName() {
    let app = "enum House { protocol Door {} }\nextension Car { protocol Door {} }"
    #expect(
      Sources(tests: "Car.MockDoor()", app: app).names == ["Car.MockDoor App.Car.Door"])
  }

  @Test func severalOfOneNameInTypes() {
    let app = """
      protocol Door {}
      enum Shop { protocol Door {} }
      enum Inn { class Door {} }
      enum Barn { class Door {} }
      """
    let tests = "MockDoor(); Shop.MockDoor(); App.Inn.MockDoor($0); Inn.MockDoor($0)"
    let sources = Sources(tests: tests, app: app)
    #expect(
      sources.names.sorted() == [
        "Inn.MockDoor App.Inn.Door", "MockDoor App.Door", "Shop.MockDoor App.Shop.Door",
      ])
    #expect(sources.problems == [])
  }

  @Test func ofTwoTheOneThatIsImported() {
    let sources = Sources(tests: "import App\nMockDoor()", app: "protocol Door {}")
      .adding("Other.swift", in: "Other", "public protocol Door {}")
    #expect(sources.names == ["MockDoor App.Door"])
  }

  @Test func twoThatMayBeMeantAreAnError() {
    let sources = Sources(tests: "import App\nimport Other\n\nMockDoor()", app: "protocol Door {}")
      .adding("Other.swift", in: "Other", "\npublic protocol Door {}")
    #expect(sources.names == [])
    #expect(
      sources.problems == [
        "Tests.swift:4:1: error: 'MockDoor' is ambiguous: 'App.Door' (App/File.swift:1) or "
          + "'Other.Door' (Other.swift:2); declare the one that you mean in the tests, "
          + "'protocol DoorOfApp: App.Door {}', and use 'MockDoorOfApp'"
      ])
  }

  @Test func twoFunctionsThatMayBeMeantAreAnError() {
    let tests = "import App\nimport Other\nMockRent()"
    let sources = Sources(tests: tests, app: "typealias Rent = () -> Int")
      .adding("Other.swift", in: "Other", "public typealias Rent = () -> Int")
    #expect(
      sources.problems == [
        "Tests.swift:3:1: error: 'MockRent' is ambiguous: 'App.Rent' (App/File.swift:1) or "
          + "'Other.Rent' (Other.swift:1); declare the one that you mean in the tests, "
          + "'typealias Rent = App.Rent'"
      ])
  }

  /// Cases: a declaration in the tests, the meaning of `MockDoor` there, the number of warnings.
  @Test(arguments: [
    ("class Door {}", ["MockDoor AppTests.Door"], 0),
    ("typealias Door = () -> Void", ["MockDoor AppTests.Door"], 0),
    ("typealias Door = App.Door", ["MockDoor App.Door"], 0),
    ("import Other\ntypealias Door = Other.Door", ["MockDoor Other.Door"], 0),
    ("enum Shop { class Door {} }", ["MockDoor App.Door"], 0),
    ("private struct Door {}", ["MockDoor App.Door"], 0), ("struct Door {}", [], 1),
    ("typealias Door = Int", [], 1), ("protocol DoorOfApp: App.Door {}", ["MockDoor App.Door"], 0),
  ]) func theNearestOneIsMeantWhateverItIs(tests: String, names: [String], warnings: Int) {
    let sources = Sources(tests: "import App\n\(tests)\nMockDoor()", app: "protocol Door {}")
      .adding("Other.swift", in: "Other", "public protocol Door {}\npublic class Door {}")
    #expect(sources.names == names)
    #expect(sources.mocks.warnings.count == warnings)
    #expect(sources.problems == [])
  }

  @Test func aClassThatIsImportedIsNearerThanAStrangersProtocol() {
    let sources = Sources(tests: "import App\nMockDoor()", app: "class Door {}")
      .adding("Other.swift", in: "Other", "public protocol Door {}")
    #expect(sources.names == ["MockDoor App.Door"])
  }

  @Test func aChildTellsTwoApart() {
    let tests = "import App\nimport Other\nprotocol DoorOfApp: App.Door {}\nMockDoorOfApp()"
    let sources = Sources(tests: tests, app: "protocol Door { func a() }")
      .adding("Other.swift", in: "Other", "public protocol Door { func b() }")
    #expect(
      sources.members(of: "MockDoorOfApp") == ["func a() { mockObject.call(\"a()\") }"])
  }

  @Test func oneThatIsDeclaredTwiceIsAnError() {
    let sources = Sources(tests: "MockDoor()", app: "protocol Door {}")
      .adding("Other.swift", in: "App", "\nprotocol Door {}")
    #expect(sources.names == [])
    #expect(
      sources.problems == [
        "Tests.swift:1:1: error: 'MockDoor' is ambiguous: 'App.Door' (App/File.swift:1) or "
          + "'App.Door' (Other.swift:2)"
      ])
  }

  @Test func oneThatCannotBeWrittenIsAnError() {
    let app = "\nprotocol Door { func view() -> Span<Int>; distributed func open() }"
    let problems = Sources(tests: "MockDoor()", app: app).problems
    #expect(problems.count == 1)
    #expect(
      problems[0].hasPrefix("App/File.swift:2:10: error: 'MockDoor' cannot be generated: "))
  }

  @Test(arguments: ["protocol {}", "protocol class {}", "class Hall<T: {}", "struct {}"])
  func whatTheCompilerCannotReadKeepsNoOtherMockFromBeingWritten(declaration: String) {
    let sources = Sources(tests: "MockDoor()", app: "\(declaration)\nprotocol Door { func open() }")
    #expect(sources.names == ["MockDoor App.Door"])
    #expect(sources.problems == [])
  }

  @Test func aPropertyAndAMethodOfOneNameAreAnError() {
    let app = "protocol Lock { func lock() }\nprotocol Owner: Lock { var lock: Int { get } }"
    #expect(
      Sources(tests: "MockOwner()", app: app).problems == [
        "App/File.swift:2:10: error: 'MockOwner' cannot be generated: no class can have both the "
          + "property 'lock' and the method 'lock()', and 'Owner' requires both; rename one of them"
      ])
  }

  @Test func theOrderOfTheFilesDoesNotMatter() {
    let one = Sources(tests: "MockA(); MockB()", app: "import X\nprotocol B {}")
      .adding("A.swift", in: "App", "import Y\nprotocol A {}")
    var other = one
    other.files.reverse()
    #expect(one.mocks.source == other.mocks.source)
  }
}

import Testing

@testable import MockyGenerator

/// Mocks and imports stand under the conditions of what they come from.
@Suite struct ConditionTests {
  @Test func theBranchOfAProtocol() {
    let app = """
      #if A
        #if B
          struct S {}
        #elseif C
          protocol Door {}
        #endif
      #endif
      """
    let lines = Sources(tests: "MockDoor()", app: app).lines
    let directives = lines.filter { $0.hasPrefix("#") }
    #expect(directives == ["#if A", "#if B", "#elseif C", "#endif", "#endif"])
    #expect(lines.contains("// File.swift:5"))
  }

  @Test func nestedAsDeepAsTheCompilerTakesThem() {
    func sources(_ depth: Int) -> Sources {
      let ends = String(repeating: "#endif\n", count: depth)
      return Sources(
        tests: "MockDoor()",
        app: String(repeating: "#if A\n", count: depth) + "protocol Door {}\n\(ends)")
    }
    #expect(sources(256).lines.count { $0 == "#if A" } == 256)
    #expect(sources(256).problems == [])
  }

  @Test func tooManyOfAssociatedTypes() {
    func app(_ count: Int) -> String {
      let types = (1...count).map { "#if A\($0)\nassociatedtype T\($0)\n#endif\n" }
      return "protocol Door {\n\(types.joined())}"
    }
    #expect(Sources(tests: "MockDoor()", app: app(3)).names.count == 8)
    #expect(
      Sources(tests: "MockDoor()", app: app(40)).problems == [
        "App/File.swift:1:10: error: 'MockDoor' cannot be generated: Mocky cannot mock a protocol"
          + " in which the conditions around associated types have more than 256 combinations;"
          + " write this protocol's mock by hand"
      ])
  }

  @Test func oneForEachBranch() {
    let app = "#if A\nprotocol Door {}\n#else\nprotocol Door { func open() }\n#endif"
    let sources = Sources(tests: "MockDoor()", app: app)
    #expect(sources.names == ["MockDoor App.Door", "MockDoor App.Door"])
    #expect(
      sources.lines.filter { $0.hasPrefix("#") } == ["#if A", "#endif", "#if A", "#else", "#endif"])
  }

  @Test func imports() {
    let app = """
      #if canImport(Combine)
        import Combine
      #else
        internal import OpenCombine
      #endif
      protocol Door {}
      """
    let lines = Sources(tests: "MockDoor()", app: app).lines.joined(separator: "\n")
    #expect(
      lines.contains(
        """
        import Mocky

        @testable import App

        #if canImport(Combine)
        import Combine
        #endif
        #if canImport(Combine)
        #else
        import OpenCombine
        #endif

        """))
  }

  @Test func flagsOfTheModuleAreSet() {
    let app = """
      #if FAST && !SLOW || FASTER
        protocol Door {
          #if os(Linux) || FAST
            func open()
          #endif
        }
      #endif
      """
    var sources = Sources(tests: "MockDoor()", app: app)
    sources.files[0].flags = ["FAST", "SLOW"]
    let directives = sources.lines.filter { $0.hasPrefix("#if") }
    #expect(
      directives == [
        "#if true && !true || FASTER", "#if os(Linux) || true", "#if os(Linux) || true",
      ])
  }

  @Test func requirements() {
    let app = "protocol Door {\n#if A\nfunc open()\n#endif\n}\nprotocol Gate: Door {}"
    let lines = Sources(tests: "MockGate()", app: app).lines
    #expect(lines.filter { $0.hasPrefix("#") } == ["#if A", "#endif", "#if A", "#endif"])
  }

  /// The members of a mock with the directives around them.
  private func shown(_ app: String, _ others: String...) -> [String] {
    var sources = Sources(tests: "MockGate()", app: app)
    for (number, other) in others.enumerated() {
      sources = sources.adding("\(number).swift", in: "App", other)
    }
    let lines = sources.lines.drop { !$0.contains("class MockGate") }
      .prefix { !$0.contains("struct GateExpectations") }
    return lines.filter { $0.hasPrefix("#") || $0.hasPrefix("func") }
      .map { String($0.prefix { $0 != "(" }) }
  }

  @Test func aParentInTwoBranches() {
    let app = """
      #if A
        protocol Door { func open() -> AnyPublisher; func close() }
      #else
        protocol Door { func shut(); func close() }
      #endif
      protocol Gate: Door { func close() }
      """
    #expect(
      shown(app) == [
        "func close", "#if A", "func open", "#endif", "#if A", "#else", "func shut", "#endif",
      ])
  }

  @Test func aParentOfTheSameBranch() {
    let app = """
      #if A
        protocol Door { func open() }
        protocol Gate: Door {}
      #else
        protocol Door { func shut() }
        protocol Gate: Door {}
      #endif
      """
    let shown = Sources(tests: "MockGate()", app: app).lines.filter { line in
      ["#", "func open() {", "func shut() {"].contains { line.hasPrefix($0) }
    }
    #expect(
      shown == ["#if A", "func open() {", "#endif", "#if A", "#else", "func shut() {", "#endif"])
  }

  @Test func parentsThatDifferByBranch() {
    let app = """
      protocol X { func x(); func y() }
      protocol Y { func y() }
      #if A
        protocol Door: X {}
      #elseif B
        protocol Door: Y {}
      #else
        protocol Door {}
      #endif
      protocol Gate: Door {}
      """
    #expect(
      shown(app) == [
        "#if A", "func x", "func y", "#endif", "#if A", "#elseif B", "func y", "#endif",
      ])
  }

  @Test func whatIsInheritedAnywayStandsUnderNoCondition() {
    let app = """
      #if A
        protocol Door: X { func open() }
      #else
        protocol Door {}
      #endif
      protocol Gate: Door, X, Y {}
      protocol X { func x() }
      """
    #expect(
      shown(app, "protocol Y { func open() }") == ["func x", "func open"])
  }
}

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

  @Test func aNestedProtocolMayHaveBuildersWordsItself() {
    let app = "enum Mail { protocol Box { func receives() } }"
    let lines = Sources(tests: "Mail.MockBox()", app: app).lines
    #expect(lines.contains("extension Mail.Box where Self: MockyCore.Mock {"))
    #expect(lines.contains("nonisolated var receives: Mail.BoxExpectations<Self> {"))
  }

  @Test func requirements() {
    let app = "protocol Door {\n#if A\nfunc open()\n#endif\n}\nprotocol Gate: Door {}"
    let lines = Sources(tests: "MockGate()", app: app).lines
    #expect(lines.filter { $0.hasPrefix("#") } == ["#if A", "#endif", "#if A", "#endif"])
  }
}

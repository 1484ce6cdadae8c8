#if os(Linux)
  import Foundation
  import Testing

  /// A compiler that runs the plugin shows what it says at the right token.
  @Suite struct RealCompilerTests {
    @Test func errorsAndFixItsStandAtTheirTokens() throws {
      let source = """
        @attached(peer, names: prefixed(Mock), suffixed(Expectations))
        @attached(extension, names: arbitrary)
        macro Mockable() = #externalMacro(module: "MockyMacros", type: "MockableMacro")

        enum Räume {
          // «ß»: two bytes each, in the comment that belongs to the declaration.
          /* and three more */ @Mockable
          private protocol Key {}
        }

        @Mockable indirect enum Engine {}
        """
      try #expect(
        Compilation(source).places == """
          8:3: error
            private protocol Key {}
            ^~~~~~~
          8:3: note
            private protocol Key {}
            ^~~~~~~
            fileprivate
          11:20: error
          @Mockable indirect enum Engine {}
                             ^~~~
          11:20: note
          @Mockable indirect enum Engine {}
          ~~~~~~~~~~         ^
          """)
    }

    @Test func aWrongDeclarationOfTheMacroIsNamedAtTheAttribute() throws {
      let source = """
        @attached(extension, names: arbitrary)
        macro Mockable() = #externalMacro(module: "MockyMacros", type: "SpyMacro")

        // An @ in a comment.
        @Mockable protocol Door {}
        """
      try #expect(
        Compilation(source).places == """
          5:1: error
          @Mockable protocol Door {}
          ^
          """)
    }
  }

  /// The compiler's messages for a source that is checked with the plugin.
  private struct Compilation {
    /// The diagnostics, each with the lines below it, without the messages.
    let places: String

    init(_ source: String) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(source.utf8).write(to: folder.appending(path: "A.swift"))
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.currentDirectoryURL = folder
      process.arguments = [
        "swiftc", "-typecheck", "A.swift", "-diagnostic-style=llvm", "-load-plugin-executable",
        "\(PluginProcess.executable.path)#MockyMacros",
      ]
      process.standardError = pipe
      try process.run()
      let output = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let lines = output.split(separator: "\n").map { line in
        line.firstMatch(of: /^A\.swift:(\d+:\d+: \w+): .*/).map { String($0.1) } ?? String(line)
      }
      places = lines.joined(separator: "\n")
    }
  }
#endif

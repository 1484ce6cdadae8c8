import Testing

@testable import MockyCommand

/// The tool's help, whole.
@Suite struct HelpTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func theCommands(words: [String]) {
    expect(
      words,
      """
      Writes the mocks that tests use and nobody has declared.

      USAGE: mockygen <command> [options]

      COMMANDS:
        generate    Write the mocks into a file to compile with the tests.
        list        Say which mocks would be written, and from which protocols.

      OPTIONS:
        -h, --help  Show this text, or that of a command.

      """)
  }

  @Test(arguments: ["--help", "-h"])
  func generating(word: String) {
    expect(
      ["generate", word],
      """
      Writes each MockX that the tests use, that nobody has declared, and whose protocol X stands in
      one of the sources. Without any, the file has a comment and nothing else.

      USAGE: mockygen generate --tests <module> <path>... [--module <module> <path>...]... [--output <file> [--parts <number>] [--memory <file>]] [--access public]

      OPTIONS:
        --tests <module> <path>...  The test target's module and its sources. A path is a file, or a
                                    folder of which all Swift files are read. A product's name such as
                                    'My App' stands for its module My_App.
        --module <module> <path>... A module that the tests depend on, and its sources; once for each.
        -D <flag>                   A flag for '#if' that the module before it is compiled with, and
                                    the tests are not.
        -o, --output <file>         Where to; standard output without it. A file that would not change
                                    is left as it is, and one that mockygen did not write is an error.
        --parts <number>            Write as many files, 'Mocks+1.swift' and so on for 'Mocks.swift', each
                                    mock into one that its name alone decides; those left over are empty.
        --memory <file>             A '.json' file in which one run tells the next what it has read: where
                                    nothing of it matters that has changed, nothing more is done.
        --access public             The module after '--tests' is a library whose mocks other modules use.
                                    They are as public as their protocols, and the file imports MockyCore.
        -h, --help                  Show this text.

      An argument @file stands for the lines of that file.

      EXIT CODES:
        0   All is well.
        1   A source cannot be read, a mock cannot be written, or two protocols may be meant.
        64  The arguments mean nothing.

      """)
  }

  @Test(arguments: ["--help", "-h"])
  func listing(word: String) {
    expect(
      ["list", word],
      """
      Says which mocks would be written: one line for each, with the name of the mock, the protocol,
      and the file and line where that stands, with tabs between them.

      USAGE: mockygen list --tests <module> <path>... [--module <module> <path>...]...

      OPTIONS:
        --tests <module> <path>...  The test target's module and its sources. A path is a file, or a
                                    folder of which all Swift files are read. A product's name such as
                                    'My App' stands for its module My_App.
        --module <module> <path>... A module that the tests depend on, and its sources; once for each.
        -D <flag>                   A flag for '#if' that the module before it is compiled with, and
                                    the tests are not.
        -h, --help                  Show this text.

      An argument @file stands for the lines of that file.

      EXIT CODES:
        0   All is well.
        1   A source cannot be read, a mock cannot be written, or two protocols may be meant.
        64  The arguments mean nothing.

      """)
  }

  @Test func withoutArgumentsItIsAnErrorThatSaysTheCommands() {
    let outcome = Tool().run([])
    #expect(outcome == Outcome(code: 64, errors: Tool().run(["--help"]).output))
  }

  @Test func helpComesBeforeWhatIsMissing() {
    #expect(
      Tool().run(["generate", "--tests", "T", "--help"]) == Tool().run(["generate", "--help"]))
  }

  private func expect(
    _ words: [String], _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Tool().run(words) == Outcome(output: text), sourceLocation: sourceLocation)
  }
}

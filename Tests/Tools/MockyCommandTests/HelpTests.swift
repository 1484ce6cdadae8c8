import Testing

@testable import MockyCommand

/// The tool's help, whole.
@Suite struct HelpTests {
  @Test(arguments: [["--help"], ["-h"], ["help"], ["generate", "--help"], ["generate", "-h"]])
  func itIsSaid(words: [String]) {
    let text =
      """
      Writes each MockX that the tests use and nobody has declared, if one of the sources declares X.
      If there is none, the file has only a comment.

      USAGE: mockygen generate --tests <module> <path>... [--module <module> <path>...]... [--output <file> [--parts <number>] [--memory <file>]] [--access public]

      OPTIONS:
        --tests <module> <path>...  The test target's module and its sources. A path is a file or a
                                    folder; mockygen reads all Swift files of a folder. A product's name
                                    such as 'My App' means its module My_App.
        --module <module> <path>... A module that the tests depend on, and its sources. Repeat it for
                                    each module.
        -D <flag>                   A flag for '#if' with which only the module before it is compiled,
                                    and not the tests.
        -o, --output <file>         The file to write; the default is standard output. mockygen doesn't
                                    touch a file that wouldn't change, and rejects one that it didn't write.
        --parts <number>            Write this many files: for 'Mocks.swift', also 'Mocks+1.swift' and so
                                    on. A mock's name alone decides its file, so some files may be empty.
        --memory <file>             A file with digests of what the last run read and wrote. If no change
                                    since then matters to the mocks, mockygen writes nothing.
        --access public             The module after '--tests' is a library whose mocks other modules use.
                                    They are as public as their protocols, and the file imports MockyCore.
        -h, --help                  Show this text.

      An argument @file is replaced by the lines of that file.

      EXIT CODES:
        0   Success.
        1   A source can't be read, a mock can't be written, or a name has two meanings.
        64  The arguments are wrong.

      """
    #expect(Tool().run(words) == Outcome(output: text))
  }

  @Test func withoutArgumentsItIsAnError() {
    let outcome = Tool().run([])
    #expect(outcome == Outcome(code: 64, errors: Tool().run(["--help"]).output))
  }

  @Test func helpComesBeforeWhatIsMissing() {
    #expect(
      Tool().run(["generate", "--tests", "T", "--help"]) == Tool().run(["generate", "--help"]))
  }
}

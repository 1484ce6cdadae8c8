/// The text of `--help`.
enum Help {
  static let overview = """
    Writes the mocks that tests use and nobody has declared.

    USAGE: mockygen <command> [options]

    COMMANDS:
      generate    Write the mocks into a file to compile with the tests.
      list        Say which mocks would be written, and from which protocols.

    OPTIONS:
      -h, --help  Show this text, or that of a command.

    """

  static let generate = """
    Writes each MockX that the tests use, that nobody has declared, and whose protocol X stands in
    one of the sources. Without any, the file has a comment and nothing else.

    USAGE: mockygen generate --tests <module> <path>... [--module <module> <path>...]... [--output <file> [--parts <number>] [--memory <file>]] [--access public]

    \(options)
      -o, --output <file>         Where to; standard output without it. A file that would not change
                                  is left as it is, and one that mockygen did not write is an error.
      --parts <number>            Write as many files, 'Mocks+1.swift' and so on for 'Mocks.swift', each
                                  mock into one that its name alone decides; those left over are empty.
      --memory <file>             A '.json' file in which one run tells the next what it has read: where
                                  nothing of it matters that has changed, nothing more is done.
      --access public             The module after '--tests' is a library whose mocks other modules use.
                                  They are as public as their protocols, and the file imports MockyCore.
    \(rest)
    """

  static let list = """
    Says which mocks would be written: one line for each, with the name of the mock, the protocol,
    and the file and line where that stands, with tabs between them.

    USAGE: mockygen list --tests <module> <path>... [--module <module> <path>...]...

    \(options)
    \(rest)
    """

  private static let options = """
    OPTIONS:
      --tests <module> <path>...  The test target's module and its sources. A path is a file, or a
                                  folder of which all Swift files are read. A product's name such as
                                  'My App' stands for its module My_App.
      --module <module> <path>... A module that the tests depend on, and its sources; once for each.
      -D <flag>                   A flag for '#if' that the module before it is compiled with, and
                                  the tests are not.
    """

  private static let rest = """
      -h, --help                  Show this text.

    An argument @file stands for the lines of that file.

    EXIT CODES:
      0   All is well.
      1   A source cannot be read, a mock cannot be written, or two protocols may be meant.
      64  The arguments mean nothing.

    """
}

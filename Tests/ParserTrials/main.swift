// Tries the parser on real sources: against the compiler's own, on broken ones, and on ones
// made to be hard.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "oracle" where arguments.count > 1:
  exit(Oracle(folders: Array(arguments.dropFirst())).run() ? 0 : 1)
case "fuzz" where arguments.count > 1:
  exit(Fuzzer(arguments: Array(arguments.dropFirst())).run() ? 0 : 1)
case "hard":
  exit(HardSources().run() ? 0 : 1)
default:
  print(
    """
    usage: parser-trials oracle FOLDER...
           parser-trials fuzz FOLDER... [--seconds N] [--seed S]
           parser-trials hard
    """)
  exit(2)
}

// Tries the parser on real sources: against the compiler's own, on broken ones, and on ones
// made to be hard.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

/// Ends the program with what a trial says, which runs on a stack as small as threads have.
func runOnSmallStack(_ trial: @escaping @Sendable () -> Bool) -> Never {
  let thread = Thread { exit(trial() ? 0 : 1) }
  thread.stackSize = 512 << 10
  thread.start()
  while true { sleep(1000) }
}

switch arguments.first {
case "oracle" where arguments.count > 1:
  exit(Oracle(folders: Array(arguments.dropFirst())).run() ? 0 : 1)
case "fuzz" where arguments.count > 1:
  let fuzzed = Array(arguments.dropFirst())
  runOnSmallStack { Fuzzer(arguments: fuzzed).run() }
case "hard":
  let kilobytes = arguments.dropFirst().first.flatMap { Int($0) } ?? 16
  runOnSmallStack { HardSources(kilobytes: kilobytes).run() }
default:
  print(
    """
    usage: parser-trials oracle FOLDER...
           parser-trials fuzz FOLDER... [--seconds N] [--seed S]
           parser-trials hard [KILOBYTES]
    """)
  exit(2)
}

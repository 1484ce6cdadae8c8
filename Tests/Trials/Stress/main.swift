// Uses contexts, mocks, gates, clocks, schedulers and sequences from many threads and tasks at
// once, in every way there is. Counts the calls that were lost.

import Foundation

/// The number after an option.
func number(after option: String, otherwise: Int) -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: option) else { return otherwise }
  guard index + 1 < arguments.count, let number = Int(arguments[index + 1]), number > 0 else {
    print("stress: \(option) takes a number from 1 on")
    exit(2)
  }
  return number
}

let known: Set = ["--calls", "--seconds", "--seed", "--patience"]
if let other = CommandLine.arguments.dropFirst().first(where: {
  !known.contains($0) && Int($0) == nil
}) {
  print(
    """
    stress: \(other) is unknown
    usage: stress [--calls N] [--seconds SECONDS] [--seed S] [--patience SECONDS]
    """)
  exit(2)
}

/// Makes rounds of calls until there are enough, and returns the exit code.
func stress() async -> Int32 {
  let calls = number(after: "--calls", otherwise: 10_000_000)
  let end = Date() + TimeInterval(number(after: "--seconds", otherwise: 1_000_000))
  var seed = UInt64(number(after: "--seed", otherwise: Int.random(in: 1...1_000_000)))
  let watchdog = Watchdog(patience: number(after: "--patience", otherwise: 60))
  watchdog.begin()

  print("the seed is \(seed)")
  var made = 0
  while made < calls, Date() < end {
    let round = Round(calls: min(calls - made, 96_000), seed: seed, watchdog: watchdog)
    let problems = await round.run()
    guard problems.isEmpty else {
      print("after \(made) calls, with seed \(seed):\n\(problems.joined(separator: "\n"))")
      return 1
    }
    made += round.calls
    seed += UInt64(Round.workers)
  }
  print(
    """
    \(made) calls of \(Round.workers) threads and tasks, none of them lost, and \(watchdog.count) other \
    steps
    """)
  return 0
}

exit(await stress())

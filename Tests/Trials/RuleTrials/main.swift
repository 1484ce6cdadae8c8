// Compares Mocky with a small model of its rules on random programs of expectations and calls.

import Foundation

/// The number after an option.
func number(after option: String, otherwise: Int) -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
    return otherwise
  }
  guard let number = Int(arguments[index + 1]), number >= 0 else {
    print("rule-trials: \(option) takes a number, not \(arguments[index + 1])")
    exit(2)
  }
  return number
}

let known: Set = ["--programs", "--seed"]
if let other = CommandLine.arguments.dropFirst().first(where: {
  !known.contains($0) && Int($0) == nil
}) {
  print("rule-trials: \(other) is unknown\nusage: rule-trials [--programs N] [--seed S]")
  exit(2)
}

let trial = Trial(seed: UInt64(number(after: "--seed", otherwise: 1)))
let programs = number(after: "--programs", otherwise: 100_000)
if let divergence = trial.run(programs) {
  print(divergence)
  exit(1)
}
print("\(programs) programs: Mocky does what the model says")

// A trial that cannot fail shows nothing: each of these models breaks one rule.
for mutation in Model.Mutation.allCases {
  guard let divergence = trial.run(max(programs, 2_000), mutation: mutation) else {
    print("the model with \(mutation) was not told from Mocky")
    exit(1)
  }
  print("noticed \(mutation), with \(divergence.program.steps.count) steps")
}

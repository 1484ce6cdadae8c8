// Runs random programs of expectations and calls. Compares Mocky with a small model of its rules, and
// arguments that Swift itself compares with arguments that it does not.

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

let seed = UInt64(number(after: "--seed", otherwise: 1))
let programs = number(after: "--programs", otherwise: 100_000)

/// Ends the program with the first program in which something is not as it should be.
func run(_ comparison: Comparison, _ count: Int) {
  if let divergence = Trial(seed: seed, comparison: comparison).run(count) {
    print("not so: \(comparison.name)\n\(divergence)")
    exit(1)
  }
  print("\(count) programs: \(comparison.name)")
}

run(.model(), programs)
for comparison in [
  Comparison.arguments(Int.self, AskingNumber.self), .arguments(Int.self, Int?.self),
  .arguments(Int.self, UnhashedNumber.self), .arguments(Int.self, CrowdedNumber.self),
  .arguments(Int.self, ChangingNumber.self), .arguments(String.self, String?.self),
] {
  // Whole reports take long.
  run(comparison, (programs + 19) / 20)
}

// A trial that cannot fail shows nothing: each of these breaks one rule.
for (mistake, comparison) in Model.Mutation.allCases.map({ ("\($0)", Comparison.model($0)) })
  + [("a blurred ==", .arguments(Int.self, BlurredNumber.self))]
{
  guard let divergence = Trial(seed: seed, comparison: comparison).run(max(programs, 2_000)) else {
    print("\(mistake) was not noticed")
    exit(1)
  }
  print("noticed \(mistake), with \(divergence.program.steps.count) steps")
}

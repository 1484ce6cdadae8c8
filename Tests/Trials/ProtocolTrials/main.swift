// Makes random protocols, mocks them as the macro and the command do, and compiles the mocks.

import Foundation

let usage = """
  usage: protocol-trials [--seeds N] [--seed S] [--way macro|command|both] [--shrink N]
                         [--least N] [--products FOLDER] [--matching PATTERN]

  Protocols are made from N seeds, from S on. Of the commonest failures so many are shrunk to the
  smallest protocol. At least so many mocks in a hundred have to be right, 98 if nothing is said.
  With a regular expression, seeds count only if it matches a line of their protocol; requirements
  that it does not match are left out. FOLDER is what `swift build --show-bin-path` prints for
  another build of Mocky than the one of this program.
  """

/// Returns the word after an option.
func value(after option: String, otherwise: String) -> String {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
    return otherwise
  }
  return arguments[index + 1]
}

let options: Set = [
  "--seeds", "--seed", "--way", "--shrink", "--least", "--products", "--matching",
]
let given = CommandLine.arguments.dropFirst()
let isPaired = given.count.isMultiple(of: 2)
let areKnown = zip(0..., given).allSatisfy { $0 % 2 == 1 || options.contains($1) }
let way = value(after: "--way", otherwise: "both")
let ways = way == "both" ? Way.allCases : Way(rawValue: way).map { [$0] } ?? []
let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let compiler = Compiler(
  products: URL(filePath: value(after: "--products", otherwise: beside.path)).absoluteURL.path)
guard isPaired, areKnown, !ways.isEmpty,
  let count = Int(value(after: "--seeds", otherwise: "100")), count > 0,
  let seed = UInt64(value(after: "--seed", otherwise: "1")),
  let shrinks = Int(value(after: "--shrink", otherwise: "20")),
  let least = Double(value(after: "--least", otherwise: "98")),
  let pattern = try? Regex(value(after: "--matching", otherwise: ""))
else {
  print(usage)
  exit(2)
}
guard FileManager.default.fileExists(atPath: "\(compiler.mockyModules)/MockyCore.swiftmodule")
else {
  print("protocol-trials: there is no MockyCore.swiftmodule in \(compiler.mockyModules)")
  exit(2)
}
guard FileManager.default.fileExists(atPath: compiler.macro) else {
  print("protocol-trials: there is no \(compiler.macro)")
  exit(2)
}

let scratch = FileManager.default.temporaryDirectory
  .appending(path: "protocol-trials-\(ProcessInfo.processInfo.processIdentifier)")
let trial = Trial(
  seed: seed, count: count, ways: ways, shrinks: shrinks, least: least, pattern: pattern,
  folder: scratch, compiler: compiler)
let isRight = trial.run()
try? FileManager.default.removeItem(at: scratch)
exit(isRight ? 0 : 1)

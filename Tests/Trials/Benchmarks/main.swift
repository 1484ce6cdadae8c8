// How long calls of mocks take, as multiples of a call of a double written by hand in the same run:
//
//     swift run benchmarks
//     swift run -c release -Xswiftc -DMOCKY benchmarks
//
// `--filter WORDS` takes the lines with these words in their names, `--rounds N` so many rounds,
// and `--json` writes what a program can read. `--alone N` times nothing, but runs each of the
// lines N times, for a profiler; the script `instructions` counts with it.

import Foundation
import Mocky

/// Returns the word after an option on the command line; nil if the option is not there.
func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  return arguments[index + 1]
}

let filter = option("--filter")

/// Returns true if a line is to be measured.
func isWanted(_ name: String) -> Bool { filter.map(name.contains) ?? true }

let rounds = option("--rounds").flatMap { Int($0) } ?? 15
let unit = Measurement(of: Benchmarks.double)
let measurements = Benchmarks.all.filter { isWanted($0.name) }.map { Measurement(of: $0) }

if let times = option("--alone").flatMap({ Int($0) }) {
  let alone = isWanted(Benchmarks.double.name) ? [unit] : measurements
  for measurement in alone { for _ in 0..<times { measurement.addRound() } }
  print(alone.map(\.benchmark.count).reduce(0, +))
  exit(0)
}

// First, as what the others let go of would be taken again, and not be counted.
let bytes = isWanted(Memory.call) ? Memory.bytesPerCall() : nil
let heap = isWanted(Memory.expectation) ? Memory.heapPerExpectation() : nil

for _ in 0..<rounds {
  unit.addRound()
  for measurement in measurements { measurement.addRound() }
}
let figures = measurements.map { Figure($0, unit: unit) }

/// All that was measured, for programs.
struct Table: Encodable {
  let rounds: Int
  let figures: [Figure]
  /// The memory that the history keeps of a call; nil if not asked for, or if the system cannot
  /// tell.
  let bytesPerRecordedCall: Int?
  /// The memory that an expectation keeps; nil in the same cases.
  let bytesPerExpectation: Int?
  let objectsPerExpectation: Double?
}

if CommandLine.arguments.contains("--json") {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  let table = Table(
    rounds: rounds, figures: figures, bytesPerRecordedCall: bytes,
    bytesPerExpectation: heap?.bytes, objectsPerExpectation: heap?.objects)
  print(String(decoding: try encoder.encode(table), as: UTF8.self))
} else {
  print("Medians of \(rounds) rounds, as multiples of a double's call in the same round: it has a")
  print("lock, an array of calls and a dictionary of results. In brackets half of the rounds.")
  print("")
  for figure in figures { print(figure.text) }
  if let bytes { print("\(bytes) bytes: \(Memory.call)") }
  if let heap { print("\(heap.bytes) bytes in \(heap.objects) objects: \(Memory.expectation)") }
}

import Foundation
import MockyCommand
import MockyGenerator

/// Parses real sources that have been broken at random.
///
/// Every input is written to a file before it is parsed, with the seed and the number beside it. An
/// input that stops the parser can be tried again.
struct Fuzzer {
  private var folders: [String] = []
  private var seconds = 60
  private var seed: UInt64 = 1
  private let folder: String

  init(arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seconds": seconds = rest.popFirst().flatMap { Int($0) } ?? seconds
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      default: folders.append(argument)
      }
    }
    folder = NSTemporaryDirectory() + "/parser-trials-fuzz-\(seed)"
  }

  func run() -> Bool {
    let sources = SwiftSources(in: folders).paths.compactMap(SwiftSources.read)
      .filter { $0.count < 200_000 }
    guard !sources.isEmpty else { return false }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    print("inputs are left in \(folder)")
    guard let recorder = InputRecorder(folder: folder, seed: seed) else { return false }
    var mutator = Mutator(sources: sources, seed: seed)
    var figures = FuzzFigures()
    let watchdog = Watchdog(limit: .seconds(20))
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      let input = mutator.next()
      recorder.record(input, number: figures.inputs)
      watchdog.begin()
      let start = ContinuousClock.now
      let file = SourceFile(parsing: input)
      let time = ContinuousClock.now - start
      watchdog.finish()
      figures.add(input, file, time)
      let faults = RangeCheck(input).faults(file)
      if !faults.isEmpty {
        keep(input, number: figures.inputs)
        figures.faults += faults
      }
    }
    figures.report()
    return figures.faults.isEmpty
  }

  private func keep(_ input: [UInt8], number: Int) {
    let path = "\(folder)/fault-\(number).swift"
    _ = FileManager.default.createFile(atPath: path, contents: Data(input))
  }
}

/// Leaves the input that is being parsed in a file, with its number in another.
struct InputRecorder {
  private let input: FileHandle
  private let note: FileHandle
  private let seed: UInt64

  init?(folder: String, seed: UInt64) {
    self.seed = seed
    let paths = ["\(folder)/input.swift", "\(folder)/input.txt"]
    for path in paths where !FileManager.default.createFile(atPath: path, contents: nil) {
      return nil
    }
    guard let input = FileHandle(forWritingAtPath: paths[0]),
      let note = FileHandle(forWritingAtPath: paths[1])
    else { return nil }
    self.input = input
    self.note = note
  }

  func record(_ bytes: [UInt8], number: Int) {
    write(bytes, to: input)
    write(Array("seed \(seed), input \(number)\n".utf8), to: note)
  }

  private func write(_ bytes: [UInt8], to file: FileHandle) {
    file.seek(toFileOffset: 0)
    file.write(Data(bytes))
    file.truncateFile(atOffset: UInt64(bytes.count))
  }
}

/// The results of a run of broken sources.
struct FuzzFigures {
  var inputs = 0
  var bytes = 0
  var protocols = 0
  var problems = 0
  var time = Duration.zero
  var worst = 0.0
  var worstSize = 0
  var faults: [String] = []

  mutating func add(_ input: [UInt8], _ file: SourceFile, _ duration: Duration) {
    inputs += 1
    bytes += input.count
    protocols += file.protocols.count
    problems += file.problems.count
    time += duration
    guard input.count > 4000 else { return }
    let rate = duration / .nanoseconds(1) / Double(input.count)
    if rate > worst { retry(input, rate) }
  }

  /// Measures a slow input again, for the machine may have been busy.
  private mutating func retry(_ input: [UInt8], _ rate: Double) {
    var least = rate
    for _ in 0..<3 where least > worst {
      let duration = ContinuousClock().measure {
        _ = SourceFile(parsing: input)
      }
      least = min(least, duration / .nanoseconds(1) / Double(input.count))
    }
    if least > worst { (worst, worstSize) = (least, input.count) }
  }

  func report() {
    for fault in faults { print(fault) }
    print("\(inputs) inputs, \(bytes) bytes, \(protocols) protocols, \(problems) problems")
    print("\(Int(time / .nanoseconds(1) / Double(max(1, bytes)))) ns a byte")
    print("\(Int(worst)) at worst, for \(worstSize) bytes")
    print("\(faults.count) faults")
  }
}

/// Ends the program when a parse takes too long.
final class Watchdog: @unchecked Sendable {
  private let lock = NSLock()
  private var started: ContinuousClock.Instant?

  init(limit: Duration) {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        let begun = lock.withLock { started }
        if let begun, ContinuousClock.now - begun > limit {
          print("a parse took more than \(limit)")
          abort()
        }
      }
    }
  }

  func begin() { lock.withLock { started = ContinuousClock.now } }
  func finish() { lock.withLock { started = nil } }
}

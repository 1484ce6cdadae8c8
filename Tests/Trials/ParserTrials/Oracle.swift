import Foundation
import MockyGenerator

/// Compares what Mocky reads in real sources with what the compiler reads in them.
///
/// The compiler gets every source with the word `protocol` once for each branch of its conditions.
/// Its dump lacks the types of parameters and the effects. A second source gives them: each stretch
/// of a declaration becomes a function type there, and is dumped as well.
struct Oracle {
  let folders: [String]

  func run() -> Bool {
    let paths = SwiftSources(in: folders).paths
    let results = ResultBox()
    DispatchQueue.concurrentPerform(iterations: 2) { half in
      var trial = OracleTrial(number: half)
      for index in stride(from: half, to: paths.count, by: 2) { trial.compare(paths[index]) }
      results.add(trial.result)
    }
    results.total.report()
    return results.total.mismatches.isEmpty
  }
}

/// The results of a comparison.
struct OracleResult {
  var files = 0
  var bytes = 0
  var dumps = 0
  var protocols = 0
  var requirements = 0
  var types = 0
  /// Requirements whose names and labels were compared with the compiler's JSON.
  var names = 0
  var unreadableJSON = 0
  var roundTrips = 0
  var mismatches: [String] = []

  static func + (one: OracleResult, other: OracleResult) -> OracleResult {
    var sum = one
    sum.files += other.files
    sum.bytes += other.bytes
    sum.dumps += other.dumps
    sum.protocols += other.protocols
    sum.requirements += other.requirements
    sum.types += other.types
    sum.names += other.names
    sum.unreadableJSON += other.unreadableJSON
    sum.roundTrips += other.roundTrips
    sum.mismatches += other.mismatches
    return sum
  }

  func report() {
    for mismatch in mismatches { print(mismatch) }
    print("\(files) files, \(bytes) bytes, \(dumps) of the compiler's dumps")
    print("\(protocols) protocols with \(requirements) requirements, \(types) types compared")
    print("\(names) requirements found in its JSON, \(unreadableJSON) dumps of which are none")
    print("\(roundTrips) protocols written again as they stand in the source")
    print("\(mismatches.count) mismatches")
  }
}

/// A sum that several threads add to.
final class ResultBox: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var total = OracleResult()

  func add(_ result: OracleResult) {
    lock.withLock { total = total + result }
  }
}

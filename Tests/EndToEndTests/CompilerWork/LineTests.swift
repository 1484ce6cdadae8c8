import Foundation
import Testing

/// The compiler's work for lines of tests: how many scopes its constraint solver enters. This number
/// doesn't depend on the machine. In a second, the solver enters about 100,000.
///
/// The files of `Lines` have the lines with their work. A line that takes more than twice as much
/// fails. If the work changes on purpose, write the files again, and read `git diff`:
///
///     MOCKY_COUNTS_WORK=1 MOCKY_WRITE_SNAPSHOTS=1 swift test --filter LineTests
///
/// `Performance.md` names the slowest lines. The others above 0.2 s if right, or 1 s if wrong, and the
/// same code with a single overload where it was measured:
///
///     738,116           dic(["a": 1 + 2, "b": 3 * 4], key: .any).then.returns(5 + 6)
///     458,968       46  seq([1 + 2, 3], b: 4 * 5, n: .any).then.returns([1 + 2, 3])
///     129,725   54,037  num(1.5 + 2, b: .any).then.performs { $0 * $1 + 1 }
///      85,005  129,414  num(1.5 + 2, b: 3 * 4).then.returns(1 + 2)
///     933,402  399,886  wrong: performs { a, b, c in a.size * 2 - c.size } with four parameters
///     841,218    1,067  wrong: .case(Event.moved, .greaterThan("a"), .matching { $0 < 3 * 2 })
///     768,185  341,196  wrong: an async member's performs { $0.size + $1.size * $2 - $3 * 2 }
///     697,780           wrong: el(1 + 2, b: .any, c: .any, d: .any).then.performs { $0 + $1 * 2 + $2[0] }
///     607,083           wrong: performs { a in a * 2 + 1 - a / "3" }
///     593,938           wrong: .ofType(Int.self, .matching { $0 > 1 && $0 < 3 * 2 })
///     380,485           wrong: arr([1, 3], b: .any, n: .any).then.performs { $0 + $1 + [$2 + "a"] }
///     336,699           wrong: .case(Event.message, .matching { $0.isEmty && $0.count > 1 }, .matching { … })
///     276,754           wrong: performs { _, b in b.mapValues { $0 * 2 + "1" }.filter { $0.value > 3 } }
///     273,599           wrong: .everyElement(.everyElement(.matching { $0.siz > 1 && $0 < 3 }))
///     249,791           wrong: one(numbers.values.reduce(0) { $0 + $1 * "2" } + 3)
///     233,284   26,000  wrong: .matching { $0 * 2 - 1 > "3" } among four numbers
///     208,906           wrong: .value(forKey: "a", 1 + "2") && .value(forKey: "b", 1 + 2)
///     195,931           wrong: !.matching { $0.siz > 1 && $0.name == "a" }
///     177,148           wrong: .where(\.count, 1 + 2 * "3") && .where(\.isEmpty, false)
///     154,867           wrong: .some(.where(…)) && .some(.where(\.nam, …)) || .isNil
///     135,715           wrong: .where(\.name.cont, 1 + 2) beside three of .where
///     129,773           wrong: .everyElement(.where(\.siz, 3)) && .everyElement(…) && .everyElement(…)
///     160,715           wrong: seq([1 + 2, 3], b: "a", n: 3 * 4), and arr([1 + 2, 3], b: ["4"], n: 3 * 4)
///     132,326           wrong: one(1 + 2 * 3 - "4")
///     114,659           wrong: .matching { $0 == "a" + 1 } among four
///     103,852           wrong: .case(Event.number, .matching { $0.siz > 1 && $0 < 3 })
///
/// Between matchers, `&&`, `||` and `!` have a generic result, which a plain value can't be (see
/// `Matcher+Operators`). If they returned a matcher of any type, the compiler would try each `>` in a
/// closure for each type. These forms were tried, too:
///
/// - A matcher of any type as the result, disfavored or not: a million for each typo between two
///   `.some`, and a message about another mistake.
/// - Members of one protocol: 45,914 for closures. But a mistake in a closure with five `&&` took
///   198,200 instead of 2,963; with three protocols 212,996, and with the present form 53,732.
/// - The generic result alone: 3,734 for that closure, but no `let both = even && small`.
/// - Operands of two types, an existential on the left, or the generic result as a member of
///   `Matcher`: up to a million, or messages about the protocols.
/// - The form for results without a type favored, which is now disfavored: 231,974 for that closure. As it
///   is, `[even && small, odd || big]` needs a type.
/// - A generic, unavailable `&&` that returns a plain value: more than a million for correct overloads.
/// - A generic result builder, and other orders of the overloads, changed nothing. Without `where` for
///   optionals or for dictionaries, key paths took 6% less.
///
/// Each `+` between literals in two joined matchers is still tried with each other `+`. On the lines
/// below `== given up`, the compiler stops at a million.
@Suite(
  .whereModulesAreFound, .forThisCompiler,
  .enabled(if: ProcessInfo.processInfo.environment["MOCKY_COUNTS_WORK"] != nil))
struct LineTests {
  @Test(arguments: LineFile.all) func noLineTakesTwiceTheWork(_ file: LineFile) async throws {
    let check = try await LineCheck.of(file)
    for (index, line) in file.lines.enumerated() {
      let errors = check.errors[index, default: []]
      #expect(errors.isEmpty == line.isRight, "\(line): \(errors)")
      #expect(errors.contains { $0.contains("reasonable time") } == line.isGivenUp, "\(line)")
      #expect(check.works[index] <= max(50, 2 * line.work), "\(line)")
    }
    guard ProcessInfo.processInfo.environment["MOCKY_WRITE_SNAPSHOTS"] != nil else { return }
    try file.write(check.works)
    Issue.record("\(file) was written again: run the tests without MOCKY_WRITE_SNAPSHOTS")
  }

  @Test func thereAreManyLines() {
    #expect(LineFile.all.flatMap(\.lines).count > 300)
  }
}

/// The compiler's work for the lines of a file, and its errors.
private struct LineCheck {
  var works: [Int]
  var errors: [Int: [String]] = [:]

  static func of(_ file: LineFile) async throws -> LineCheck {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    let statistics = folder.appending(path: "statistics")
    try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (lines, protocols) = (folder.appending(path: "lines.swift"), "protocols.swift")
    try file.source.write(to: lines, atomically: true, encoding: .utf8)
    let others = folder.appending(path: protocols)
    try LineFile.protocols.write(to: others, atomically: true, encoding: .utf8)
    let ending = await Command.run(
      ["swiftc", "-frontend", "-typecheck", others.path, "-primary-file", lines.path]
        + ["-module-name", "Lines", "-swift-version", "6", "-parse-as-library", "-DDEBUG"]
        + ["-diagnostic-style", "llvm", "-stats-output-dir", statistics.path]
        + ["-trace-stats-events"] + Typecheck.plugin)
    var check = LineCheck(works: file.lines.map { _ in 0 })
    for message in ending.output.matches(of: /lines\.swift:([0-9]+):[0-9]+: error: (.*)/) {
      let index = LineFile.index(ofLine: Int(message.1) ?? 0)
      check.errors[index, default: []].append(String(message.2))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: statistics.path)
    where name.hasSuffix(".csv") {
      let trace = try String(contentsOf: statistics.appending(path: name), encoding: .utf8)
      check.count(trace)
    }
    try #require(check.works.contains { $0 > 0 }, "\(ending.output)")
    return check
  }

  /// Counts the scopes in a trace. Its rows belong to the line that the next row names.
  private mutating func count(_ trace: String) {
    var scopes = 0
    for row in trace.split(separator: "\n") {
      if let field = row.range(of: #""Sema.NumConstraintScopes","#) {
        scopes += Int(row[field.upperBound...].prefix { $0 != "," }) ?? 0
      }
      guard let place = row.range(of: "/lines.swift:") else { continue }
      let index = LineFile.index(ofLine: Int(row[place.upperBound...].prefix { $0 != ":" }) ?? 0)
      if works.indices.contains(index) { works[index] += scopes }
      scopes = 0
    }
  }
}

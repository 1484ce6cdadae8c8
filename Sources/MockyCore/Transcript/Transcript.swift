import Foundation

/// The calls of a test in order, and its unmet expectations, as text or as a sequence diagram.
///
/// ```swift
/// print(context.transcript)
/// try context.transcript.svg.write(toFile: "calls.svg", atomically: true, encoding: .utf8)
/// ```
///
/// Swift Testing and Apple's XCTest attach it to a failing test, as text, Mermaid and SVG. If the
/// environment variable `MOCKY_TRANSCRIPTS` names a folder, Mocky writes it there, too.
///
/// With ``Mockery/recordsCallers`` it also shows the caller, time, thread or task, and result of
/// each call, and the calls that actions have made.
public struct Transcript: Sendable, CustomStringConvertible {
  /// The maximum number of calls; older ones are left out.
  private static let limit: Int = 500

  /// The calls, oldest first: the newest 500, if there are more.
  public package(set) var calls: [RecordedCall]
  /// The expectations that lack calls.
  public let missing: [DeclaredExpectation]
  /// The headlines of all other failures that aren't about one call, each with its place.
  let failures: [String]
  /// The reports on failed waits and on a test that hangs.
  private let waits: [String]
  /// The name of its files: "ShopTests.CartTests-saves".
  package let name: String
  /// "CartTests/saves(): calls of the context made at CartTests.swift:7"
  let title: String
  private let sources: [ExpectationCode]

  /// The calls, a line for each:
  /// `✗ 2. store.save("fig") → unexpected`.
  public var description: String {
    let (runs, depths) = (runs, depths)
    let digits = runs.map(\.label.count).max() ?? 0
    let width = calls.compactMap { $0.whenAndWhere?.count }.max() ?? 0
    let rows = runs.map { run in
      let call = run.call
      let sign = call.hasFailed ? "✗" : " "
      let number = run.label.padded(to: digits, atStart: true)
      let time = width > 0 ? "\((call.whenAndWhere ?? "").padded(to: width))  " : ""
      let text =
        "\(String(repeating: "  ", count: depths[call.number] ?? 0))\(run.prefix)\(call.shortText)"
      return ["  \(sign) \(number) \(time)\(text)", "→ \(call.outcome)", call.callerText ?? ""]
    }
    let lines = Report.table(rows, Layout.columns.call, Layout.columns.outcome)
    let lacking = missing.isEmpty ? [] : ["  still expected"]
    let failed = failures.isEmpty ? [] : ["  failed"] + failures.map { "  ✗ \($0)" }
    return ([title] + lines + lacking + missing.map { "  ✗ \($0)   \($0.place)" } + failed)
      .joined(separator: "\n")
  }

  /// The depth of each call in actions of others, by its number.
  private var depths: [Int: Int] {
    calls.reduce(into: [:]) { depths, call in
      depths[call.number] = call.outerNumber.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
    }
  }

  /// The calls, with equal ones after each other in one run.
  var runs: [RepeatedCalls<RecordedCall>] {
    calls.reduce(into: []) { runs, call in
      RepeatedCalls.add(RepeatedCalls(call, number: call.number), to: &runs) { $0.readsLike($1) }
    }
  }

  /// The attached files: the extension and the contents of each. The text also has the reports on
  /// waits, because a test framework may lose them if the test hangs.
  package var files: [(kind: String, text: String)] {
    let diagram = SequenceDiagram(of: self)
    let text = ([description] + waits).map { "\($0)\n" }.joined(separator: "\n")
    return [("txt", text), ("mmd", diagram.mermaid), ("svg", diagram.svg)]
  }

  /// A sequence diagram for [Mermaid](https://mermaid.js.org), which Markdown on GitHub shows.
  public var mermaid: String { SequenceDiagram(of: self).mermaid }

  /// A sequence diagram as a picture, which needs no other file.
  public var svg: String { SequenceDiagram(of: self).svg }

  /// The Swift code of a `check` block that expects these calls. It is a start for code that has no
  /// tests yet.
  ///
  /// ```swift
  /// print(context.transcript.expectations)
  /// ```
  ///
  /// The code uses the names of the mocks as variables. Several equal calls become one expectation
  /// with a count. Arguments are literals, cases of enums, `nil`, mocks, or arrays of these. For
  /// any other argument, the code has `.any`, with the value in a comment. If
  /// ``Mockery/recordsCallers`` is set, the code also stubs the recorded results and errors. Calls
  /// that a spy forwarded are forwarded again.
  public var expectations: String { ExpectationCode.block(of: sources) }

  /// - Parameters:
  ///   - snapshot: the context.
  ///   - origin: the place where it was made.
  ///   - all: all its failures.
  ///   - test: the name of its test; nil if unknown.
  init(
    _ snapshot: ContextSnapshot, origin: SourcePosition, failures all: [MockFailure], test: String?
  ) {
    let listed = snapshot.history.suffix(Self.limit)
    let earlier = snapshot.callCount - listed.count
    let left = earlier > 0 ? ", without the \(Counts.of(earlier, "call")) before" : ""
    name = TranscriptFolder.safe(test ?? "transcript")
    title = "\(test.map { "\($0): " } ?? "")calls of the context made at \(origin.text)\(left)"
    let problems = all.filter { $0.kind == .unexpectedCall }.compactMap { failure in
      failure.details.call.map { ($0.number, failure.details.reason) }
    }
    let problem = Dictionary(problems) { first, _ in first }
    calls = listed.map { call in
      var call = RecordedCall(call)
      if call.hasFailed { call.problem = problem[call.number] }
      return call
    }
    sources = listed.compactMap { ExpectationCode($0) }
    waits = all.filter { $0.kind == .timedOut }.map(\.description)
    missing = snapshot.unmet.map { DeclaredExpectation($0) }
    let told = Set(missing.map { "\($0.place)" })
    failures = all.filter { failure in
      failure.kind != .unexpectedCall
        && !(failure.kind == .unsatisfied && told.contains(failure.position.text))
    }.map { "\($0.headline)   \($0.position.text)" }
  }
}

extension RecordedCall {
  var hasFailed: Bool { handling == .unexpected }

  /// " 0.013 s, task 2"
  var whenAndWhere: String? {
    guard let time, let thread else { return nil }
    return "\(String(format: "%6.3f", time.seconds)) s, \(thread)"
  }

  /// "from Shop.open() Sources/Shop/Shop.swift:6"
  var callerText: String? { caller.map { "from \($0.text())" } }
}

extension Mockery {
  /// The calls so far, in order, with the expectation that handled each one and its outcome.
  ///
  /// ```swift
  /// print(context.transcript)
  /// ```
  ///
  /// An assertion keeps the calls and forgets the expectations. ``reset()`` forgets both.
  public var transcript: Transcript { context.transcript(of: nil) }
}

extension Context {
  fileprivate func transcript(of snapshot: ContextSnapshot?) -> Transcript {
    let snapshot = snapshot ?? update { ContextSnapshot($0, of: self) }
    let failures = update { $0.ledger.first.map(\.failure) }
    return Rendering.run {
      Transcript(snapshot, origin: origin, failures: failures, test: finder?.testName)
    }
  }

  /// Attaches the transcript to a failed test, and writes it into the folder for transcripts.
  /// - Parameters:
  ///   - snapshot: the context to describe; its present state if nil.
  ///   - isFailing: true if a failure is about to be entered.
  func publishTranscript(of snapshot: ContextSnapshot? = nil, isFailing: Bool = false) {
    let isNeeded = update { $0.ledger.claimTranscript() } || isFailing
    guard isNeeded else { return }
    let folder = TranscriptFolder.shared
    let attach = reporter.reachesTest ? finder?.attach : nil
    guard attach != nil || folder != nil else { return }
    let transcript = transcript(of: snapshot)
    attach?(transcript)
    folder.map { write(transcript, into: $0) }
  }

  /// Writes the transcript into the folder for transcripts after each of the first failures,
  /// because the run may hang and be killed.
  func writeTranscript() {
    guard let folder = TranscriptFolder.shared, update({ $0.ledger.claimEarlyTranscript() }) else {
      return
    }
    write(transcript(of: nil), into: folder)
  }

  private func write(_ transcript: Transcript, into folder: TranscriptFolder) {
    let old = update { $0.transcriptName }
    let new = folder.write(transcript, as: old, or: finder?.testName ?? origin.text)
    update { $0.transcriptName = new }
  }
}

/// The folder for the transcripts of failing tests, from an environment variable.
final class TranscriptFolder: Sendable {
  private static let variable: String = "MOCKY_TRANSCRIPTS"
  /// The folder; nil without the environment variable.
  static let shared: TranscriptFolder? = ProcessInfo.processInfo.environment[variable]
    .flatMap { $0.isEmpty ? nil : TranscriptFolder(URL(fileURLWithPath: $0, isDirectory: true)) }

  private let url: URL
  /// The lines that this run has printed.
  private let said = Locked(Set<String>())
  /// The number of files of each name that this run has written or found.
  private let counts = Locked([String: Int]())

  private init(_ url: URL) { self.url = url }

  /// Writes the files of a context. If that fails, it prints one line.
  /// - Parameters:
  ///   - old: the name of the files, if they exist and are written again.
  ///   - wanted: their name, unless it is taken.
  /// - Returns: their name.
  func write(_ transcript: Transcript, as old: String?, or wanted: String) -> String? {
    var name = old
    do {
      let own = try name ?? newName(like: Self.safe(wanted))
      name = own
      for (kind, text) in transcript.files {
        try Data(text.utf8).write(to: url.appendingPathComponent("\(own).\(kind)"))
      }
      say("the transcripts of failing tests are in \(url.path)")
    } catch {
      let folder = "\(url.path), which \(Self.variable) names"
      say("transcripts cannot be written into \(folder): \(error.localizedDescription)")
    }
    return name
  }

  /// Returns a name that no other file of any run has, and creates the file at once.
  private func newName(like wanted: String) throws -> String {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    while true {
      let count = counts.withLock { counts in
        counts[wanted, default: 0] += 1
        return counts[wanted] ?? 1
      }
      let name = count == 1 ? wanted : "\(wanted)-\(count)"
      do {
        let file = url.appendingPathComponent("\(name).txt")
        try Data().write(to: file, options: .withoutOverwriting)
        return name
      } catch let error as CocoaError where error.code == .fileWriteFileExists { continue }
    }
  }

  /// Returns a name that every file system accepts: "ShopTests.ShopTests-testOpens".
  static func safe(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0))) }
    return String(words.joined(separator: "-").drop { $0 == "." }.prefix(120))
  }

  /// Prints a line, once.
  private func say(_ text: String) {
    guard said.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("Mocky: \(text)\n".utf8))
  }
}

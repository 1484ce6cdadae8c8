import Foundation

/// The events of a test: the calls of all mocks in order, and those that have not come; as text, or
/// drawn as a sequence diagram.
///
/// ```swift
/// print(context.transcript)
/// try context.transcript.svg.write(toFile: "calls.svg", atomically: true, encoding: .utf8)
/// ```
///
/// A test that fails gets it attached, as text, Mermaid and SVG, by Swift Testing and by Apple's
/// XCTest. If the environment variable `MOCKY_TRANSCRIPTS` names a folder, it is written there,
/// too.
///
/// With ``Mockery/recordsCallers`` it also shows the caller, time, thread or task, and result of
/// each call, and the calls that actions have made.
public struct Transcript: Sendable, CustomStringConvertible {
  /// The most calls that are told, the newest.
  private static let limit: Int = 500

  /// The calls, oldest first; of very many the newest 500.
  public package(set) var calls: [RecordedCall]
  /// The expectations that lack calls.
  public let missing: [DeclaredExpectation]
  /// "calls of the context made at CartTests.swift:7"
  let title: String

  /// The calls, a line for each:
  /// `✗ 2. store.save("fig") → unexpected`.
  public var description: String {
    let digits = "\(calls.last?.number ?? 0).".count
    let width = calls.compactMap { $0.whenAndWhere?.count }.max() ?? 0
    let rows = zip(calls, depths).map { call, depth in
      let sign = call.hasFailed ? "✗" : " "
      let number = "\(call.number).".padded(to: digits, atStart: true)
      let time = width > 0 ? "\((call.whenAndWhere ?? "").padded(to: width))  " : ""
      let text = "\(String(repeating: "  ", count: depth))\(call.shortText)"
      return ["  \(sign) \(number) \(time)\(text)", "→ \(call.outcome)", call.callerText ?? ""]
    }
    let lines = Report.table(rows, Layout.columns.call, Layout.columns.outcome)
    let lacking = missing.isEmpty ? [] : ["  still expected"]
    return ([title] + lines + lacking + missing.map { "  ✗ \($0)   \($0.place)" })
      .joined(separator: "\n")
  }

  /// The depth of each call in actions of others.
  private var depths: [Int] {
    var depths: [Int: Int] = [:]
    return calls.map { call in
      let depth = call.outerNumber.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[call.number] = depth
      return depth
    }
  }

  /// All that is attached and written: the kind of each file, and what is in it.
  package var files: [(kind: String, text: String)] {
    let diagram = SequenceDiagram(of: self)
    return [("txt", "\(description)\n"), ("mmd", diagram.mermaid), ("svg", diagram.svg)]
  }

  /// A sequence diagram for [Mermaid](https://mermaid.js.org), which Markdown on GitHub shows.
  public var mermaid: String { SequenceDiagram(of: self).mermaid }

  /// A sequence diagram as a picture that needs nothing but itself.
  public var svg: String { SequenceDiagram(of: self).svg }

  init(_ snapshot: ContextSnapshot, origin: SourcePosition) {
    let listed = snapshot.history.suffix(Self.limit)
    let earlier = snapshot.callCount - listed.count
    let left = earlier > 0 ? ", without the \(Counts.of(earlier, "call")) before" : ""
    title = "calls of the context made at \(origin.text)\(left)"
    calls = listed.map { RecordedCall($0) }
    missing = snapshot.unmet.map { DeclaredExpectation($0) }
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
  /// The events so far: every call in order, with the expectation that took it and its outcome.
  ///
  /// ```swift
  /// print(context.transcript)
  /// ```
  ///
  /// An assertion keeps the calls and forgets what was expected; ``reset()`` forgets both.
  public var transcript: Transcript { context.transcript(of: nil) }
}

/// A reporter whose tests have names, and may take what is attached to them.
package protocol TestAttaching: FailureReporter {
  /// The name of the test; nil while there is none.
  var testName: String? { get }
  /// The place of the context: "in the property context of CartTests.testSaves"; nil if unknown.
  var keeper: String? { get }
  /// Attaches what has happened to the test; nil where that would be lost.
  var attach: ((Transcript) -> Void)? { get }
}

extension Context {
  fileprivate func transcript(of snapshot: ContextSnapshot?) -> Transcript {
    let snapshot = snapshot ?? update { ContextSnapshot($0, of: self) }
    return Rendering.run { Transcript(snapshot, origin: origin) }
  }

  /// Hands the transcript to a test that has failed, and to the folder for transcripts.
  /// - Parameters:
  ///   - snapshot: the context to describe; its present state if nil.
  ///   - isFailing: a failure is about to be entered.
  func publishTranscript(of snapshot: ContextSnapshot? = nil, isFailing: Bool = false) {
    let isNeeded = update { $0.ledger.claimTranscript() } || isFailing
    guard isNeeded else { return }
    let (test, folder) = (reporter as? any TestAttaching, TranscriptFolder.shared)
    let attach = reporter.reachesTest ? test?.attach : nil
    guard attach != nil || folder != nil else { return }
    let transcript = transcript(of: snapshot)
    attach?(transcript)
    guard let folder else { return }
    let old = update { $0.transcriptName }
    let new = folder.write(transcript, as: old, or: test?.testName ?? origin.text)
    update { $0.transcriptName = new }
  }
}

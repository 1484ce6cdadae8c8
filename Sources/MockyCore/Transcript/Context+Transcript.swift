import Foundation

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
    let test = (reporter as? any TestAttaching)?.testName
    return Rendering.run {
      Transcript(snapshot, origin: origin, failures: failures, test: test)
    }
  }

  /// Attaches the transcript to a failed test, and writes it into the folder for transcripts.
  /// - Parameters:
  ///   - snapshot: the context to describe; its present state if nil.
  ///   - isFailing: true if a failure is about to be entered.
  func publishTranscript(of snapshot: ContextSnapshot? = nil, isFailing: Bool = false) {
    let isNeeded = update { $0.ledger.claimTranscript() } || isFailing
    guard isNeeded else { return }
    let (test, folder) = (reporter as? any TestAttaching, TranscriptFolder.shared)
    let attach = reporter.reachesTest ? test?.attach : nil
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
    let test = reporter as? any TestAttaching
    let old = update { $0.transcriptName }
    let new = folder.write(transcript, as: old, or: test?.testName ?? origin.text)
    update { $0.transcriptName = new }
  }
}

/// A reporter whose tests have names, and may take attachments.
package protocol TestAttaching: FailureReporter {
  /// The name of the running test; nil if there is none.
  var testName: String? { get }
  /// The place of the context: "in the property context of CartTests.testSaves"; nil if unknown.
  var keeper: String? { get }
  /// Attaches a transcript to the test; nil if it would be lost.
  var attach: ((Transcript) -> Void)? { get }
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

import Foundation
import Testing

/// The compiler's messages for mistakes in tests, whole: these messages are part of the library.
///
/// The files of `Mistakes` have the mistakes, each with the messages of Swift 6.3. If these change
/// on purpose, write the files again, and read `git diff`:
///
///     MOCKY_WRITE_SNAPSHOTS=1 swift test --filter MistakeTests
@Suite(.whereModulesAreFound)
struct MistakeTests {
  @Test(.forThisCompiler, arguments: MistakeFile.all)
  func itIsExplainedAsBefore(_ file: MistakeFile) async throws {
    let said = try await Self.said.value
    let mistakes = file.mistakes.map { $0.saying(said[$0.heading] ?? []) }
    for (before, now) in zip(file.mistakes, mistakes) { #expect(now.text == before.text) }
    guard ProcessInfo.processInfo.environment["MOCKY_WRITE_SNAPSHOTS"] != nil else { return }
    try file.write(mistakes)
    Issue.record("\(file) was written again: run the tests without MOCKY_WRITE_SNAPSHOTS")
  }

  @Test(arguments: MistakeFile.all.filter { $0.name != MistakeFile.right })
  func somethingIsSaidOfEach(_ file: MistakeFile) async throws {
    let said = try await Self.said.value
    for mistake in file.mistakes { #expect(said[mistake.heading] != nil, "\(mistake)") }
  }

  @Test func nothingIsSaidOfWhatIsRight() async throws {
    let file = try #require(MistakeFile.all.first { $0.name == MistakeFile.right })
    let said = try await Self.said.value
    for right in file.mistakes { #expect(said[right.heading] == nil, "\(right)") }
  }

  /// Names of machinery begin with two underscores.
  @Test(arguments: [
    "__", "no exact matches", "failed to produce diagnostic", "submit a bug report",
  ])
  func nothingIsSaidThatHelpsNobody(_ words: String) async throws {
    let bad = try await Self.said.value.filter { $1.contains { $0.contains(words) } }.map(\.key)
    #expect(bad == [])
  }

  @Test func noTwoHaveOneHeading() {
    let headings = MistakeFile.all.flatMap(\.mistakes).map(\.heading)
    #expect(headings.count > 200)
    #expect(Set(headings).count == headings.count)
  }

  /// The messages for each mistake, by its heading.
  ///
  /// The compiler runs twice for all: first it checks types, and then it looks for a missing `return` and the
  /// like in what has no error so far.
  private static let said: Task = Task {
    let all = MistakeFile.all.flatMap(\.mistakes)
    var said = try await messages(of: all, options: ["-typecheck"])
    let left = all.filter { !isRefused(said[$0.heading]) }
    for mistake in left { said[mistake.heading] = nil }
    let later = try await messages(of: left, options: ["-emit-sil", "-o", "/dev/null"])
    return said.merging(later) { _, later in later }
  }

  private static func isRefused(_ messages: [String]?) -> Bool {
    messages?.contains { $0.contains(": error: ") } ?? false
  }

  private static func messages(
    of mistakes: [Mistake], options: [String]
  ) async throws -> [String: [String]] {
    let names = mistakes.indices.map { "mistake\($0)" }
    var files = Dictionary(uniqueKeysWithValues: zip(names, mistakes.map(\.source)))
    files["protocols"] = MistakeFile.protocols
    let said = try await Typecheck.messages(
      in: files, options: options + ["-DDEBUG"] + Typecheck.plugin)
    return Dictionary(
      uniqueKeysWithValues: zip(mistakes, names).compactMap { mistake, name in
        said[name].map { (mistake.heading, $0.flatMap { $0.lines(after: mistake.linesBefore) }) }
      })
  }
}

extension Trait where Self == ConditionTrait {
  /// Messages change with the compiler; these are 6.3's.
  static var forThisCompiler: Self {
    #if compiler(>=6.3) && compiler(<6.4)
      .enabled(if: true)
    #else
      .disabled("the messages are those of Swift 6.3")
    #endif
  }
}

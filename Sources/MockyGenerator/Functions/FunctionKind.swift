/// A kind of function, as the words of its type say it.
struct FunctionKind {
  /// What stands before the parameters: `@Sendable`, or nothing.
  var words = ""
  var isAsync = false
  /// What the function's expectations are told of it.
  let effect: String
  /// What its mock is said to be a mock of.
  let summary: String
  /// Whether the compiler takes its overload for another one, whose type parameters stand in the usual
  /// order.
  var hasResultFirst = false
  /// Whether the compiler takes its overload for another one in any order: it has one parameter more.
  var hasMark = false

  /// The kinds that each compiler knows.
  static let usual = [
    FunctionKind(effect: "Synchronous", summary: "a function"),
    FunctionKind(
      words: "@Sendable", effect: "Synchronous", summary: "a function that is `@Sendable`"),
    FunctionKind(isAsync: true, effect: "Asynchronous", summary: "an `async` function"),
    FunctionKind(
      words: "@Sendable", isAsync: true, effect: "Asynchronous",
      summary: "an `async` function that is `@Sendable`"),
    FunctionKind(
      words: "@MainActor", effect: "OnMainActor", summary: "a function of the main actor"),
    FunctionKind(
      words: "@MainActor", isAsync: true, effect: "Asynchronous",
      summary: "an `async` function of the main actor", hasResultFirst: true),
  ]

  /// What `async` functions are where the upcoming feature NonisolatedNonsendingByDefault is on.
  static let nonsending = [
    FunctionKind(
      words: "nonisolated(nonsending)", isAsync: true, effect: "Asynchronous",
      summary: "an `async` function that stays on its caller's actor", hasMark: true),
    FunctionKind(
      words: "nonisolated(nonsending) @Sendable", isAsync: true, effect: "Asynchronous",
      summary: "an `async` function that stays on its caller's actor and is `@Sendable`",
      hasMark: true),
  ]
}

/// The settings of a module that change what its declarations mean.
struct ModuleSettings: Equatable {
  /// A Boolean value that indicates whether asynchronous functions run on their caller's actor.
  var isNonsending = false
  /// A Boolean value that indicates whether closures on a global actor are implicitly `Sendable`.
  var isMode6 = true
  /// A Boolean value that indicates whether declarations are on the main actor by default.
  var isOnMainActor = false

  /// Returns the words to write out, because the settings of the tests are different or unknown.
  func words(for tests: ModuleSettings?) -> Set<ImpliedWord> {
    var words: Set<ImpliedWord> = []
    if isMode6, tests?.isMode6 != true { words.insert(.sendable) }
    if isNonsending, tests?.isNonsending != true { words.insert(.nonsending) }
    if !isNonsending, tests?.isNonsending != false { words.insert(.concurrent) }
    if isOnMainActor { words.insert(.mainActor) }
    return words
  }
}

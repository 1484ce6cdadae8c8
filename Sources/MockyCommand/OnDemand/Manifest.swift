import Foundation

/// The manifest of a package, read for the settings that change what a module's declarations mean.
struct Manifest {
  /// The text without comments.
  private let text: String
  /// The text of each `.target(…)` and the like, by the target's name.
  private var targets: [String: String] = [:]
  /// The declarations and loops around the targets.
  private let statements: [String]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    self.text = (lines.first ?? "") + "\n" + code
    var outside = ""
    var rest = code[...]
    while let start = rest.range(of: "arget(")?.lowerBound {
      outside += rest[..<start]
      let target = rest[start...].untilParenthesis
      let name = target.split(separator: "\"", maxSplits: 2).dropFirst().first ?? ""
      targets[ModuleName(of: String(name)).text] = String(target)
      rest = rest[target.endIndex...]
    }
    outside += rest
    let starts = ["let", "var", "for", "package"]
    statements = starts.reduce(outside) {
      $0.replacingOccurrences(of: "\n\($1) ", with: "\n\u{0}\($1) ")
    }
    .components(separatedBy: "\u{0}")
  }

  /// A Boolean value that indicates whether a module may be on the main actor by default.
  var mentionsMainActor: Bool { text.contains("MainActor") }

  /// Returns the settings of a module; nil for one that the manifest does not name.
  func settings(of module: String) -> ModuleSettings? {
    guard let target = targets[module] else { return nil }
    let is6 = has("swiftLanguageMode(.v6", target) || has("GlobalActorIsolatedTypes", target)
    let is5 = has("swiftLanguageMode(.v5", target) || text.contains("[.v5]") || !hasNewTools
    return ModuleSettings(
      isNonsending: has("NonisolatedNonsendingByDefault", target), isMode6: is6 || !is5,
      isOnMainActor: has("efaultIsolation(MainActor", target)
        || has("-default-isolation\", \"MainActor", target))
  }

  /// A Boolean value that indicates whether the default language mode is 6.
  private var hasNewTools: Bool {
    let version = text.prefix { $0 != "\n" }.split(separator: ":").last ?? ""
    return Int(version.drop { $0 == " " }.prefix { $0.isNumber }) ?? 0 >= 6
  }

  /// Returns whether a text contains a word, or names a constant that does, or a loop adds it to
  /// all targets.
  private func has(_ word: String, _ text: String, _ depth: Int = 0) -> Bool {
    guard depth < 5, self.text.contains(word) else { return false }
    return text.contains(word)
      || statements.contains { statement in
        guard statement.hasPrefix("let "), !statement.hasPrefix("let package") else {
          return depth == 0 && statement.contains(word)
        }
        let name = String(statement.dropFirst(4).prefix { $0.isLetter || $0.isNumber })
        return text.names(name) && !statement.contains(text) && has(word, statement, depth + 1)
      }
  }
}

extension String {
  fileprivate func names(_ name: String) -> Bool {
    range(of: "\\b\(name)\\b", options: .regularExpression) != nil
  }
}

extension Substring {
  /// The text up to the parenthesis that closes its first one.
  fileprivate var untilParenthesis: Substring {
    var depth = 0
    let end = firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == ")" && depth == 0
    }
    return self[..<(end ?? endIndex)]
  }
}

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

import Foundation
import MockyGenerator

/// The manifest of a package, read for the settings that change what a module's declarations mean.
struct Manifest {
  /// The words of each `.target(…)` and the like, by the name of the target's module.
  private var targets: [String: String] = [:]
  /// The words of the statements at the top, without those of targets.
  private var statements = [""]
  /// A Boolean value that indicates whether the default language mode is 6.
  private let hasNewTools: Bool
  /// A Boolean value that indicates whether a module may be on the main actor by default.
  private(set) var mentionsMainActor = false

  init(_ text: String) {
    let version = text.prefix { $0 != "\n" }.split(separator: ":").last ?? ""
    hasNewTools = Int(version.drop { $0 == " " }.prefix { $0.isNumber }) ?? 0 >= 6
    let parser = Parser(Array(text.utf8))
    var (depth, last) = (0, "")
    /// The words of a target so far, and the depth of its parenthesis.
    var target: (words: String, depth: Int)?
    while !parser.at(.endOfFile) {
      let word = parser.text(parser.token)
      if word.contains("MainActor") { mentionsMainActor = true }
      if depth == 0, parser.token.startsLine, parser.at(.identifier) { statements.append("") }
      if target == nil, word == "(", last.hasSuffix("arget") { target = (" ", depth) }
      target?.words += "\(word) "
      if target == nil { statements[statements.count - 1] += " \(word)" }
      if "([{".contains(word) { depth += 1 }
      if ")]}".contains(word) { depth = max(0, depth - 1) }
      if let (words, around) = target, depth == around {
        let name = words.components(separatedBy: " name : ").dropFirst().first ?? ""
        if name.hasPrefix("\"") {
          targets[String(name.dropFirst().prefix { $0 != "\"" }).moduleName] = words
        }
        target = nil
      }
      last = word
      parser.advance()
    }
  }

  /// Returns the manifest of a module's package, which is in a folder around its sources.
  static func of(_ module: Arguments.Module, _ known: inout [String: Manifest]) -> Manifest? {
    var folder = Files.canonical(module.paths[0])
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let path = "\(folder)/Package.swift"
      if known[path] == nil, let text = try? Files.text(at: path) { known[path] = Manifest(text) }
      if let manifest = known[path] { return manifest }
    }
    return nil
  }

  /// Returns the settings of a module; nil for one that the manifest does not name.
  func settings(of module: String) -> ModuleSettings? {
    guard var words = targets[module] else { return nil }
    // A target may name constants, and those others. A loop adds settings to all targets.
    var constants = statements.filter { $0.hasPrefix(" let ") && !$0.hasPrefix(" let package ") }
    let others = statements.filter { !constants.contains($0) }
    func isNamed(_ constant: String) -> Bool {
      words.contains(" \(constant.split(separator: " ")[1]) ")
    }
    while let index = constants.firstIndex(where: isNamed) { words += constants.remove(at: index) }
    words += others.joined()
    let is6 =
      words.contains("swiftLanguageMode ( . v6") || words.contains("GlobalActorIsolatedTypes")
    let is5 =
      words.contains("swiftLanguageMode ( . v5") || !hasNewTools
      || statements.contains { $0.contains("[ . v5 ]") }
    return ModuleSettings(
      isNonsending: words.contains("NonisolatedNonsendingByDefault"), isMode6: is6 || !is5,
      isOnMainActor: words.contains("efaultIsolation ( MainActor")
        || words.contains("-default-isolation\" , \"MainActor"))
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

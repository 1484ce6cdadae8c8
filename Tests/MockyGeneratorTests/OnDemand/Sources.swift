@testable import MockyCommand
@testable import MockyGenerator

/// Mocks for tests in a module `AppTests` that depends on a module `App`, or on several.
struct Sources {
  var tests: String
  var files: [SourceInput] = []
  var isShared = false

  init(tests: String, app: String = "") {
    self.tests = tests
    files = [SourceInput(path: "App/File.swift", module: "App", bytes: Array(app.utf8))]
  }

  func adding(_ path: String, in module: String, _ text: String) -> Sources {
    var copy = self
    copy.files.append(SourceInput(path: path, module: module, bytes: Array(text.utf8)))
    return copy
  }

  var mocks: MocksOnDemand {
    let test = SourceInput(path: "Tests.swift", module: "AppTests", bytes: Array(tests.utf8))
    return MocksOnDemand(
      of: [test], module: "AppTests", reading: files.map { ReadSource($0) }, isShared: isShared)
  }

  /// The names of what is written, with the protocols.
  var names: [String] {
    mocks.mocked.map { found in
      "\((found.enclosing + ["Mock\(found.name)"]).joined(separator: ".")) \(found.identity)"
    }
  }

  var problems: [String] { mocks.problems.map(\.description) }

  /// The lines of what is written, without blanks at their ends.
  var lines: [String] {
    mocks.source.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " })
    }
  }

  /// The class alone: from its head to the brace that closes it; without what calls are forwarded to.
  func members(of name: String) -> [String] {
    let source = mocks.source
      .replacing(/\{\n +mockObject\.call\(\n? *([^\n]+?),\n? *forward: \{[^\n]*\}\)\n +\}/) {
        "{ mockObject.call(\($0.1)) }"
      }
    let lines = source.split(separator: "\n").map(String.init)
    return lines.drop { !$0.contains("class \(name)") && !$0.contains("actor \(name)") }
      .dropFirst().prefix { $0 != "}" }
      .map { String($0.drop { $0 == " " }).replacing(/, forward: \{.*?\}\)/, with: ")") }
      // Each mock describes itself.
      .filter { !$0.hasPrefix("nonisolated var description: Swift.String {") }
      .filter { $0.hasPrefix("func") || $0.hasPrefix("var") || $0.hasPrefix("@MainActor") }
  }
}

import Foundation
import MockyCore

/// Prints the tour; in colour where the terminal has it.
struct Terminal {
  enum Colour: Int {
    case red = 31
    case green = 32
    case blue = 34
    case grey = 90
  }

  private let hasColour: Bool

  init() {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = ["dumb", nil].contains(environment["TERM"])
    hasColour = isatty(STDOUT_FILENO) == 1 && !isDumb && environment["NO_COLOR"] == nil
  }

  func line(_ text: String = "", _ colour: Colour? = nil) {
    guard hasColour, let colour else { return print(text) }
    print("\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m")
  }

  func show(_ scene: Scene, number: Int, failures: [MockFailure]) {
    line("\(number). \(scene.title)", .blue)
    line("   \(scene.remark)")
    line()
    for code in scene.code { line(code.isEmpty ? "" : "     \(code)", .grey) }
    line()
    if failures.isEmpty { line("   ✓ passes", .green) }
    for failure in failures {
      line("   ✗ \(failure.description.replacing("\n", with: "\n     "))", .red)
    }
    line()
  }
}

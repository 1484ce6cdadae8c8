import Foundation
import MockyCore

/// Prints the tour, in color if the terminal has it.
struct Terminal {
  enum Style: String {
    case bold = "1"
    case red = "31"
    case green = "32"
    case gray = "90"
  }

  private let hasColor: Bool

  /// Follows the convention of `NO_COLOR`: any value but an empty one turns color off.
  init() {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = ["dumb", "", nil].contains(environment["TERM"])
    let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty
    hasColor = isatty(STDOUT_FILENO) == 1 && !isDumb && !isRefused
  }

  func line(_ text: String = "", _ style: Style? = nil) {
    guard hasColor, let style else { return print(text) }
    print("\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m")
  }

  func title(_ text: String) {
    line(text, .bold)
    line()
  }

  func show(_ scene: Scene, failures: [MockFailure]) {
    line(scene.remark)
    line()
    if let publisher = scene.publisher { show(publisher, as: "the publisher") }
    show(scene.code, as: "the test")
    if failures.isEmpty { line("  ✓ passes", .green) }
    for failure in failures { show(failure) }
    line()
  }

  func show(_ excerpt: Excerpt, as label: String) {
    line("  \(label)", .gray)
    line()
    for code in excerpt.lines { line(code.isEmpty ? "" : "    \(code)") }
    if excerpt.lines.isEmpty { line("    (its source is not available)", .gray) }
    line()
  }

  /// The first line is the headline; the others explain it.
  private func show(_ failure: MockFailure) {
    let lines = failure.description.split(separator: "\n")
    line("  ✗ \(lines[0])", .red)
    for explanation in lines.dropFirst() { line("    \(explanation)") }
  }
}

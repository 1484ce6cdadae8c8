// swift-format-ignore-file
#sourceLocation(file: "/home/ann/shop/.build/checkouts/pipes/Sources/Pipes/WritePipe.swift", line: 1)
/// A type of another package, as the debugger sees it.
enum Pipeline {
  static func write(_ depth: Int, _ body: () -> Void) {
    if depth == 0 { body() } else { forward(depth, body) }
  }

  private static func forward(_ depth: Int, _ body: () -> Void) { write(depth - 1, body) }
}
#sourceLocation()

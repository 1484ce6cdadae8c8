extension Snippet {
  static let all: [Snippet] = withoutReceives + arguments + results + blocks + functions
}

/// Why the tool cannot do what it was asked for.
enum ToolError: Error, Equatable {
  /// What was asked for means nothing.
  case misuse(String)
  /// A file cannot be read or written.
  case file(String)
  /// What stands in a source cannot be read; the message begins with its place.
  case source(String)
}

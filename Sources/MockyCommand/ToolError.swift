/// The reason why the tool cannot do its work.
enum ToolError: Error, Equatable {
  /// The arguments are invalid.
  case misuse(String)
  /// A file cannot be read or written.
  case file(String)
  /// A source cannot be read; the message begins with its place.
  case source(String)
}

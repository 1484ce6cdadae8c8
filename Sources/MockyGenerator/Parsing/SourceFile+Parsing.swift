extension SourceFile {
  /// Parses a source.
  ///
  /// - Parameter bytes: its UTF-8; any bytes will do.
  package init(parsing bytes: [UInt8]) {
    var parser = Parser(bytes)
    parser.parseFile()
    self.init(
      protocols: parser.protocols, aliases: parser.aliases, typeNames: parser.typeNames,
      problems: parser.problems)
  }

  /// Parses a source.
  package init(parsing source: String) {
    self.init(parsing: Array(source.utf8))
  }
}

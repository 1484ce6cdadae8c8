extension SourceFile {
  /// Parses a source.
  ///
  /// - Parameters:
  ///   - bytes: its UTF-8; any bytes will do.
  ///   - readsClasses: whether classes are read as well.
  package init(parsing bytes: [UInt8], readsClasses: Bool = false) {
    var parser = Parser(bytes)
    parser.readsClasses = readsClasses
    parser.parseFile()
    self.init(
      protocols: parser.protocols, aliases: parser.aliases, typeNames: parser.typeNames,
      problems: parser.problems)
    types = parser.types
    classes = parser.classes
    classProblems = parser.classProblems
  }

  /// Parses a source.
  package init(parsing source: String, readsClasses: Bool = false) {
    self.init(parsing: Array(source.utf8), readsClasses: readsClasses)
  }
}

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
    self.init(protocols: parser.protocols, problems: parser.problems)
    classes = parser.classes
    classProblems = parser.classProblems
  }

  /// Parses a source.
  package init(parsing source: String) {
    self.init(parsing: Array(source.utf8))
  }
}

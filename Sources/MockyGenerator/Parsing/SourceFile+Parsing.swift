extension SourceFile {
  /// Parses a source.
  ///
  /// - Parameter bytes: its UTF-8; any bytes will do.
  package init(parsing bytes: [UInt8]) {
    self.init(protocols: [], problems: [])
  }
}

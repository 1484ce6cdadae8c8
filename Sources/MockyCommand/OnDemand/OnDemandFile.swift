import MockyGenerator

/// The marks of written files.
package enum OnDemandFile {
  private static let beginning = "// Written by mockygen for the mocks that "

  static let marksForLinters = [
    "// swift-format-ignore-file", "// swiftlint:disable all", "// swiftformat:disable all",
  ]

  static func firstLine(for testModule: String) -> String {
    "\(beginning)\(testModule) uses. Changes will be lost."
  }

  /// Returns whether a file was written here.
  ///
  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - testModule: the tests that it must have been written for; nil for any.
  package static func isOne(_ bytes: [UInt8], for testModule: String? = nil) -> Bool {
    bytes.starts(with: (testModule.map(firstLine) ?? beginning).utf8)
  }
}

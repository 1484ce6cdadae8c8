/// The outcome of a run of the tool.
package struct Outcome: Equatable {
  package var code: Int32 = success
  /// The text for the standard output.
  package var output = ""
  /// The text for the standard error.
  package var errors = ""

  static let success: Int32 = 0
  /// The sources cannot be read, or a mock cannot be written.
  static let failure: Int32 = 1
  /// The arguments are invalid; `EX_USAGE` of `sysexits.h`.
  static let misuse: Int32 = 64
}

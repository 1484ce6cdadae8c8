/// What a run of the tool leaves behind.
package struct Outcome: Equatable {
  package var code: Int32 = success
  /// For standard output.
  package var output = ""
  /// For standard error.
  package var errors = ""

  static let success: Int32 = 0
  /// The sources cannot be read, or a mock cannot be written.
  static let failure: Int32 = 1
  /// The arguments mean nothing; `EX_USAGE` of `sysexits.h`.
  static let misuse: Int32 = 64
}

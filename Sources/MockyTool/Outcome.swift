/// What a run of the tool leaves behind.
struct Outcome: Equatable {
  var code: Int32 = success
  /// For standard output.
  var output = ""
  /// For standard error.
  var errors = ""

  static let success: Int32 = 0
  /// The sources cannot be read, or a mock cannot be written.
  static let failure: Int32 = 1
  /// The arguments mean nothing; `EX_USAGE` of `sysexits.h`.
  static let misuse: Int32 = 64
}

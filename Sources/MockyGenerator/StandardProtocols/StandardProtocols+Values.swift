extension StandardProtocols {
  static let values = [
    "RawRepresentable": """
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    """,
    "CaseIterable": """
    protocol CaseIterable {
      associatedtype AllCases: Swift.Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases { get }
    }
    """,
    "LosslessStringConvertible": """
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: Swift.String)
    }
    """,
    "RandomNumberGenerator": """
    protocol RandomNumberGenerator {
      mutating func next() -> Swift.UInt64
    }
    """,
    "TextOutputStream": """
    protocol TextOutputStream {
      mutating func write(_ string: Swift.String)
    }
    """,
    "TextOutputStreamable": """
    protocol TextOutputStreamable {
      func write<Target: Swift.TextOutputStream>(to target: inout Target)
    }
    """,
    "ContiguousBytes": """
    protocol ContiguousBytes {
      func withUnsafeBytes<Result>(
        _ body: (Swift.UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result
    }
    """,
    "RecoverableError": """
    protocol RecoverableError {
      var recoveryOptions: [Swift.String] { get }
      func attemptRecovery(optionIndex recoveryOptionIndex: Swift.Int) -> Swift.Bool
    }
    """,
  ]
}

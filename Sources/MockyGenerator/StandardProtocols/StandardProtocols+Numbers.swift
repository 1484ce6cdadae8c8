extension StandardProtocols {
  static let numbers = [
    "AdditiveArithmetic": """
    protocol AdditiveArithmetic {
      static var zero: Self { get }
      static func + (left: Self, right: Self) -> Self
      static func - (left: Self, right: Self) -> Self
    }
    """,
    "Numeric": """
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Swift.Comparable & Swift.Numeric = Swift.Int
      init?<Source: Swift.BinaryInteger>(exactly source: Source)
      var magnitude: Magnitude { get }
      static func * (left: Self, right: Self) -> Self
      static func *= (left: inout Self, right: Self)
    }
    """,
    "SignedNumeric": "protocol SignedNumeric: Numeric {}",
    "Strideable": """
    protocol Strideable<Stride> {
      associatedtype Stride: Swift.SignedNumeric & Swift.Comparable = Swift.Int
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    """,
  ]
}

extension StandardProtocols {
  static let literals = [
    "ExpressibleByNilLiteral": """
    protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }
    """,
    "ExpressibleByBooleanLiteral": """
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType = Swift.Bool
      init(booleanLiteral value: BooleanLiteralType)
    }
    """,
    "ExpressibleByIntegerLiteral": """
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType = Swift.Int
      init(integerLiteral value: IntegerLiteralType)
    }
    """,
    "ExpressibleByFloatLiteral": """
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType = Swift.Double
      init(floatLiteral value: FloatLiteralType)
    }
    """,
    "ExpressibleByUnicodeScalarLiteral": """
    protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType = Swift.Unicode.Scalar
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }
    """,
    "ExpressibleByExtendedGraphemeClusterLiteral": """
    protocol ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType = Swift.Character
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }
    """,
    "ExpressibleByStringLiteral": """
    protocol ExpressibleByStringLiteral {
      associatedtype StringLiteralType = Swift.String
      init(stringLiteral value: StringLiteralType)
    }
    """,
    "ExpressibleByStringInterpolation": """
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    """,
    "ExpressibleByArrayLiteral": """
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    """,
    "ExpressibleByDictionaryLiteral": """
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    """,
  ]
}

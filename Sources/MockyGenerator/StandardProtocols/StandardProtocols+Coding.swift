extension StandardProtocols {
  static let coding = [
    "Encodable": """
    protocol Encodable {
      func encode(to encoder: any Swift.Encoder) throws
    }
    """,
    "Decodable": """
    protocol Decodable {
      init(from decoder: any Swift.Decoder) throws
    }
    """,
    "Codable": "protocol Codable: Encodable, Decodable {}",
    "CodingKey": """
    protocol CodingKey {
      var stringValue: Swift.String { get }
      var intValue: Swift.Int? { get }
      init?(stringValue: Swift.String)
      init?(intValue: Swift.Int)
    }
    """,
    "NSCopying": """
    protocol NSCopying {
      func copy(with zone: Foundation.NSZone?) -> Any
    }
    """,
    "NSCoding": """
    protocol NSCoding {
      func encode(with coder: Foundation.NSCoder)
      init?(coder: Foundation.NSCoder)
    }
    """,
    "NSSecureCoding": """
    protocol NSSecureCoding: NSCoding {
      static var supportsSecureCoding: Swift.Bool { get }
    }
    """,
  ]
}

/// Decodes a type from nothing: every value it asks for is a default value.
///
/// That gives a value of nearly any `Decodable` struct. A type that contains itself ends at a
/// limited depth: the decoding fails, and with it the default value.
struct EmptyDecoder: Decoder {
  private static let depthLimit: Int = 16

  let defaults: DefaultValues
  let depth: Int
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// A value of the type; nil where it cannot be decoded from nothing.
  static func decode<Value: Decodable>(_ type: Value.Type, defaults: DefaultValues) -> Value? {
    try? Value(from: EmptyDecoder(defaults: defaults, depth: 0))
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = defaults.valueWithoutDecoding(of: type) as? Value { return value }
    guard depth < Self.depthLimit else { throw nothing("\(type) is nested too deeply") }
    return try Value(from: EmptyDecoder(defaults: defaults, depth: depth + 1))
  }

  func nothing(_ words: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: words))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(EmptyKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    EmptyUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    EmptySingleValueContainer(decoder: self)
  }
}

/// A container in which every key has a default value, and no optional is there.
private struct EmptyKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: EmptyDecoder
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.value(type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder.container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

/// A list without elements.
private struct EmptyUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: EmptyDecoder
  let codingPath: [any CodingKey] = []
  let count: Int? = 0
  let isAtEnd: Bool = true
  let currentIndex: Int = 0

  mutating func decodeNil() throws -> Bool { true }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try decoder.container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  mutating func superDecoder() throws -> any Decoder { decoder }
}

/// A single default value.
private struct EmptySingleValueContainer: SingleValueDecodingContainer {
  let decoder: EmptyDecoder
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
}

/// Decodes a type from nothing: every value it asks for is a default value. That gives a value of
/// nearly any `Decodable` struct. A type that contains itself ends at a limited depth: the decoding
/// fails, and with it the default value.
struct EmptyDecoder: Decoder, UnkeyedDecodingContainer, SingleValueDecodingContainer {
  private static let depthLimit: Int = 16

  let defaults: DefaultValues
  let depth: Int
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let count: Int? = 0
  let isAtEnd: Bool = true
  let currentIndex: Int = 0

  /// Returns a value of the type; nil if it can't be decoded without data.
  func whole(_ type: any Decodable.Type) throws -> Any? {
    depth > Self.depthLimit ? nil : try type.init(from: self)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try defaults.part(type, depth: depth + 1)
  }

  func decodeNil() -> Bool { true }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(EmptyKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try container(keyedBy: type) }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  func superDecoder() throws -> any Decoder { self }
}

/// A container in which every key has a default value, and no optional is there.
private struct EmptyKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: EmptyDecoder
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.decode(type)
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

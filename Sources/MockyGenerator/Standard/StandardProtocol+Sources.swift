extension StandardProtocol {
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

extension StandardProtocol {
  /// A collection's iterator goes through its indices.
  static let collections = [
    "Collection": """
    protocol Collection<Element> {
      associatedtype Element
      associatedtype Index: Swift.Comparable = Swift.Int
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after i: Index) -> Index
    }
    """,
    "BidirectionalCollection": """
    protocol BidirectionalCollection<Element>: Collection {
      func index(before i: Index) -> Index
    }
    """,
    "RandomAccessCollection": """
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    """,
    "MutableCollection": """
    protocol MutableCollection<Element>: Collection {
      subscript(position: Index) -> Element { get set }
    }
    """,
    "RangeReplaceableCollection": """
    protocol RangeReplaceableCollection<Element>: Collection {
      init()
      mutating func replaceSubrange<NewElements: Swift.Collection>(
        _ subrange: Swift.Range<Index>, with newElements: NewElements
      ) where NewElements.Element == Element
    }
    """,
    "SetAlgebra": """
    protocol SetAlgebra<Element> {
      associatedtype Element
      init()
      func contains(_ member: Element) -> Swift.Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      @discardableResult mutating func insert(
        _ newMember: Element
      ) -> (inserted: Swift.Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
    }
    """,
    "OptionSet": """
    protocol OptionSet {
      associatedtype RawValue: Swift.FixedWidthInteger = Swift.Int
      init(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    """,
  ]
}

extension StandardProtocol {
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

extension StandardProtocol {
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

extension StandardProtocol {
  static let sequences = [
    "IteratorProtocol": """
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    """,
    "Sequence": """
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: Swift.IteratorProtocol = Swift.AnyIterator<Element>
      where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    """,
    "LazySequenceProtocol": "protocol LazySequenceProtocol: Sequence {}",
    "AsyncIteratorProtocol": """
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    """,
    "AsyncSequence": """
    protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype AsyncIterator: _Concurrency.AsyncIteratorProtocol
        = _Concurrency.AsyncThrowingStream<Element, any Swift.Error>.Iterator
      where AsyncIterator.Element == Element
      func makeAsyncIterator() -> AsyncIterator
    }
    """,
  ]
}

extension StandardProtocol {
  static let time = [
    "Clock": """
    protocol Clock<Duration> {
      associatedtype Duration = Swift.Duration
      associatedtype Instant: Swift.InstantProtocol = Swift.ContinuousClock.Instant
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }
    """,
    "Executor": """
    protocol Executor {
      func enqueue(_ job: consuming Swift.ExecutorJob)
    }
    """,
    "SerialExecutor": "protocol SerialExecutor: Executor {}",
    "TaskExecutor": "protocol TaskExecutor: Executor {}",
    "InstantProtocol": """
    protocol InstantProtocol<Duration> {
      associatedtype Duration: Swift.DurationProtocol = Swift.Duration
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    """,
    "DurationProtocol": """
    protocol DurationProtocol: AdditiveArithmetic {
      static func / (left: Self, right: Swift.Int) -> Self
      static func * (left: Self, right: Swift.Int) -> Self
      static func / (left: Self, right: Self) -> Swift.Double
    }
    """,
  ]
}

extension StandardProtocol {
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

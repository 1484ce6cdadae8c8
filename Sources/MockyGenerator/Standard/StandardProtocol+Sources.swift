extension StandardProtocol {
  /// The protocols by their names. A collection's iterator goes through its indices.
  static let known = Dictionary(uniqueKeysWithValues: read(sources).map { ($0.name, $0) })

  /// Reads protocols, one after the other.
  static func read(_ source: String) -> [FoundProtocol] {
    let parser = Parser(Array(source.utf8))
    var protocols: [FoundProtocol] = []
    while let introducer = try? parser.parseIntroducer(),
      let read = parser.parseProtocol(introducer)
    {
      protocols.append(FoundProtocol(read))
    }
    return protocols
  }

  private static let sources = """
    protocol Encodable { func encode(to encoder: any Swift.Encoder) throws }
    protocol Decodable { init(from decoder: any Swift.Decoder) throws }
    protocol Codable: Encodable, Decodable {}
    protocol CodingKey { var stringValue: Swift.String { get }; var intValue: Swift.Int? { get }; init?(stringValue:
      Swift.String); init?(intValue: Swift.Int) }
    protocol NSCopying { func copy(with zone: Foundation.NSZone?) -> Any }
    protocol NSCoding { func encode(with coder: Foundation.NSCoder); init?(coder: Foundation.NSCoder) }
    protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Swift.Bool { get } }
    protocol Collection<Element> { associatedtype Element; associatedtype Index: Swift.Comparable = Swift.Int; var
      startIndex: Index { get }; var endIndex: Index { get }; subscript(position: Index) -> Element { get }; func
      index(after i: Index) -> Index }
    protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol MutableCollection<Element>: Collection { subscript(position: Index) -> Element { get set } }
    protocol RangeReplaceableCollection<Element>: Collection { init(); mutating func replaceSubrange<NewElements:
      Swift.Collection>(_ subrange: Swift.Range<Index>, with newElements: NewElements) where NewElements.Element ==
      Element }
    protocol SetAlgebra<Element> { associatedtype Element; init(); func contains(_ member: Element) -> Swift.Bool; func
      union(_ other: Self) -> Self; func intersection(_ other: Self) -> Self; func symmetricDifference(_ other: Self) ->
      Self; @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Swift.Bool, memberAfterInsert:
      Element); @discardableResult mutating func remove(_ member: Element) -> Element?; @discardableResult mutating func
      update(with newMember: Element) -> Element?; mutating func formUnion(_ other: Self); mutating func
      formIntersection(_ other: Self); mutating func formSymmetricDifference(_ other: Self) }
    protocol OptionSet { associatedtype RawValue: Swift.FixedWidthInteger = Swift.Int; init(rawValue: RawValue); var
      rawValue: RawValue { get } }
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType = Swift.Bool; init(booleanLiteral value:
      BooleanLiteralType) }
    protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType = Swift.Int; init(integerLiteral value:
      IntegerLiteralType) }
    protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType = Swift.Double; init(floatLiteral value:
      FloatLiteralType) }
    protocol ExpressibleByUnicodeScalarLiteral { associatedtype UnicodeScalarLiteralType = Swift.Unicode.Scalar;
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType) }
    protocol ExpressibleByExtendedGraphemeClusterLiteral { associatedtype ExtendedGraphemeClusterLiteralType =
      Swift.Character; init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType) }
    protocol ExpressibleByStringLiteral { associatedtype StringLiteralType = Swift.String; init(stringLiteral value:
      StringLiteralType) }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements:
      ArrayLiteralElement...) }
    protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements:
      (Key, Value)...) }
    protocol AdditiveArithmetic { static var zero: Self { get }; static func + (left: Self, right: Self) -> Self; static
      func - (left: Self, right: Self) -> Self }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral { associatedtype Magnitude: Swift.Comparable &
      Swift.Numeric = Swift.Int; init?<Source: Swift.BinaryInteger>(exactly source: Source); var magnitude: Magnitude {
      get }; static func * (left: Self, right: Self) -> Self; static func *= (left: inout Self, right: Self) }
    protocol SignedNumeric: Numeric {}
    protocol Strideable<Stride> { associatedtype Stride: Swift.SignedNumeric & Swift.Comparable = Swift.Int; func
      distance(to other: Self) -> Stride; func advanced(by n: Stride) -> Self }
    protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
    protocol Sequence<Element> { associatedtype Element; associatedtype Iterator: Swift.IteratorProtocol =
      Swift.AnyIterator<Element> where Iterator.Element == Element; func makeIterator() -> Iterator }
    protocol LazySequenceProtocol: Sequence {}
    protocol AsyncIteratorProtocol<Element, Failure> { associatedtype Element; mutating func next() async throws ->
      Element? }
    protocol AsyncSequence<Element, Failure> { associatedtype Element; associatedtype AsyncIterator:
      _Concurrency.AsyncIteratorProtocol = _Concurrency.AsyncThrowingStream<Element, any Swift.Error>.Iterator where
      AsyncIterator.Element == Element; func makeAsyncIterator() -> AsyncIterator }
    protocol Clock<Duration> { associatedtype Duration = Swift.Duration; associatedtype Instant: Swift.InstantProtocol =
      Swift.ContinuousClock.Instant; var now: Instant { get }; var minimumResolution: Duration { get }; func sleep(until
      deadline: Instant, tolerance: Duration?) async throws }
    protocol Executor { func enqueue(_ job: consuming Swift.ExecutorJob) }
    protocol SerialExecutor: Executor {}
    protocol TaskExecutor: Executor {}
    protocol InstantProtocol<Duration> { associatedtype Duration: Swift.DurationProtocol = Swift.Duration; func
      advanced(by duration: Duration) -> Self; func duration(to other: Self) -> Duration }
    protocol DurationProtocol: AdditiveArithmetic { static func / (left: Self, right: Swift.Int) -> Self; static func *
      (left: Self, right: Swift.Int) -> Self; static func / (left: Self, right: Self) -> Swift.Double }
    protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue {
      get } }
    protocol CaseIterable { associatedtype AllCases: Swift.Collection = [Self] where AllCases.Element == Self; static
      var allCases: AllCases { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: Swift.String) }
    protocol RandomNumberGenerator { mutating func next() -> Swift.UInt64 }
    protocol TextOutputStream { mutating func write(_ string: Swift.String) }
    protocol TextOutputStreamable { func write<Target: Swift.TextOutputStream>(to target: inout Target) }
    protocol ContiguousBytes { func withUnsafeBytes<Result>(_ body: (Swift.UnsafeRawBufferPointer) throws -> Result)
      rethrows -> Result }
    protocol RecoverableError { var recoveryOptions: [Swift.String] { get }; func attemptRecovery(optionIndex
      recoveryOptionIndex: Swift.Int) -> Swift.Bool }
    """
}

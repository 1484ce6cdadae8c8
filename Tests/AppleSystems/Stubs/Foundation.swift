// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

// The part of Foundation that Mocky uses, as available and sendable as in Apple's SDK.
@_exported import Darwin
@_exported import Dispatch
import _Concurrency

// Of the Swift part of Darwin.
public var errno: Int32 {
  get { 0 }
  set {}
}

public struct Selector: Sendable {}
public func NSSelectorFromString(_ name: String) -> Selector { Selector() }
public typealias IMP = OpaquePointer

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}
// Its sendability is not said there, so that classes below it can be.
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  open var description: String { "" }
  open var debugDescription: String { "" }
  open func copy() -> Any { self }
  open func mutableCopy() -> Any { self }
  open class func instancesRespond(to selector: Selector!) -> Bool { false }
  open class func instanceMethod(for selector: Selector!) -> IMP! { nil }
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}

public protocol NSLocking {
  @available(*, noasync, message: "Use async-safe scoped locking instead") func lock()
  @available(*, noasync, message: "Use async-safe scoped locking instead") func unlock()
}
extension NSLocking {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync) open func lock() {}
  @available(*, noasync) open func unlock() {}
  @available(*, noasync) open func `try`() -> Bool { true }
}
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync) open func lock() {}
  @available(*, noasync) open func unlock() {}
  @available(*, noasync) open func `try`() -> Bool { true }
}

public typealias TimeInterval = Double
public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public init(_ value: Bool) {}
  public var boolValue: Bool { false }
}

public struct Date: Comparable, Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public static func < (a: Date, b: Date) -> Bool { false }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { self }
  public static func += (a: inout Date, b: TimeInterval) {}
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public static func + (a: Date, b: TimeInterval) -> Date { a }
  public var description: String { "" }
}
public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public typealias Bytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
    UInt8, UInt8, UInt8
  )
  public init() {}
  public init(
    uuid: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8
    )
  ) {}
  public init?(uuidString: String) {}
  public var uuidString: String { "" }
  public var description: String { "" }
}
public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  public init?(string: String) {}
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  public init?(string: String, encodingInvalidCharacters: Bool) {}
  public init(fileURLWithPath: String) {}
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public init(
    filePath: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo: URL? = nil
  ) {}
  public var path: String { "" }
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public func path(percentEncoded: Bool = true) -> String { "" }
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public func appending<S: StringProtocol>(path: S, directoryHint: DirectoryHint = .inferFromPath)
    -> URL
  { self }
  public var pathExtension: String { "" }
  public var lastPathComponent: String { "" }
  public init(fileURLWithPath: String, isDirectory: Bool) {}
  public init(fileURLWithPath: String, relativeTo: URL?) {}
  public var absoluteString: String { "" }
  public var host: String? { nil }
  public var isFileURL: Bool { false }
  public var standardizedFileURL: URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL { self }
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public mutating func deleteLastPathComponent() {}
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public var description: String { "" }
}
public struct URLComponents: Hashable, Equatable, Sendable {
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
  public var scheme: String? { nil }
  public var user: String? { nil }
  public var host: String? { nil }
  public var port: Int? { nil }
  public var path: String { "" }
  public var query: String? { nil }
  public var fragment: String? { nil }
  public var queryItems: [URLQueryItem]? { nil }
}
public struct URLQueryItem: Hashable, Equatable, Sendable {
  public var name: String { "" }
  public var value: String? { nil }
}
public struct Locale: Hashable, Sendable, Codable {
  public init(identifier: String) {}
  public var identifier: String { "" }
  public static var current: Locale { fatalError() }
}
public struct TimeZone: Hashable, Sendable, Codable {
  public init?(identifier: String) {}
  public init?(secondsFromGMT: Int) {}
  public var identifier: String { "" }
  public static var current: TimeZone { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static var gmt: TimeZone { fatalError() }
}
public struct Calendar: Hashable, Sendable, Codable {
  public enum Identifier: Sendable { case gregorian, iso8601 }
  public init(identifier: Identifier) {}
  public var identifier: Identifier { .gregorian }
  public static var current: Calendar { fatalError() }
}
public struct Data: Hashable, Sendable, Codable, MutableCollection, RandomAccessCollection,
  RangeReplaceableCollection, CustomStringConvertible
{
  public typealias Index = Int
  public typealias SubSequence = Data
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(i: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { self }
    set {}
  }
  public mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with: C)
  where C.Element == UInt8 {}
  public var description: String { "" }
}
public class FileHandle: NSObject, @unchecked Sendable {
  public class var standardError: FileHandle { fatalError() }
  public class var standardOutput: FileHandle { fatalError() }
  public class var standardInput: FileHandle { fatalError() }
  public class var nullDevice: FileHandle { fatalError() }
  public convenience init(forWritingTo url: URL) throws { fatalError() }
  public convenience init(forReadingFrom url: URL) throws { fatalError() }
  public var fileDescriptor: Int32 { 0 }
  public func write(_ data: Data) {}
  public func readData(ofLength length: Int) -> Data { Data() }
  public func readDataToEndOfFile() -> Data { Data() }
  public func closeFile() {}
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
  public func close() throws {}
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  public func write<T: RandomAccessCollection>(contentsOf data: T) throws where T.Element == UInt8 {
  }
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  public func read(upToCount count: Int) throws -> Data? { nil }
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  public func readToEnd() throws -> Data? { nil }
}
// Not Sendable there.
open class FileManager: NSObject {
  open class var `default`: FileManager { fatalError() }
  open func fileExists(atPath: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
    false
  }
  open func fileExists(atPath: String) -> Bool { false }
  open class DirectoryEnumerator: NSEnumerator {}
  open func enumerator(atPath: String) -> DirectoryEnumerator? { nil }
  open func isReadableFile(atPath path: String) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open var currentDirectoryPath: String { "" }
  open func createFile(
    atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func removeItem(at URL: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func copyItem(at srcURL: URL, to dstURL: URL) throws {}
  open func copyItem(atPath srcPath: String, toPath dstPath: String) throws {}
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {}
  open func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws {}
  open func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws {}
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
  }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contents(atPath path: String) -> Data? { nil }
  open func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
  open var temporaryDirectory: URL { fatalError() }
}
extension FileManager {
  public func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] { [] }
  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }
}
public struct URLResourceKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public struct FileAttributeKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let systemFileNumber = FileAttributeKey(rawValue: "")
  public static let size = FileAttributeKey(rawValue: "")
}
open class NSEnumerator: NSObject {}
extension NSEnumerator: Sequence {
  public struct Iterator: IteratorProtocol { public mutating func next() -> Any? { nil } }
  public func makeIterator() -> Iterator { Iterator() }
}
open class JSONEncoder {
  public init() {}
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, *)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  open var outputFormatting: OutputFormatting {
    get { [] }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
extension Error { public var localizedDescription: String { "" } }
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

open class NSMutableDictionary: NSObject {
  public subscript(key: Any) -> Any? {
    get { nil }
    set {}
  }
}
open class Thread: NSObject {
  open var threadDictionary: NSMutableDictionary { fatalError() }
  @available(*, noasync) open class var isMainThread: Bool { true }
  open class func sleep(forTimeInterval ti: TimeInterval) {}
  @available(*, noasync) open class var current: Thread { fatalError() }
  open class var callStackReturnAddresses: [NSNumber] { [] }
  open class var callStackSymbols: [String] { [] }
  @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
  @preconcurrency open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
  @preconcurrency public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
  open func start() {}
  open var stackSize: Int {
    get { 0 }
    set {}
  }
  open var name: String? {
    get { nil }
    set {}
  }
}
open class RunLoop: NSObject {
  open class var main: RunLoop { fatalError() }
  @available(*, noasync) open class var current: RunLoop { fatalError() }
  public struct Mode: Hashable, Sendable { public static let `default` = Mode(), common = Mode() }
  open func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool { false }
}
// Not Sendable there.
public struct Notification: Hashable, CustomStringConvertible {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
  public static func == (a: Notification, b: Notification) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
  public var description: String { "" }
}
@available(*, unavailable) extension Notification: @unchecked Sendable {}
public typealias NSNotification = _NSNotification
open class _NSNotification: NSObject { public typealias Name = Notification.Name }
open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }
  open func post(_ notification: Notification) {}
  open func post(name: Notification.Name, object anObject: Any?) {}
  open func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
}
open class OperationQueue: NSObject, @unchecked Sendable {
  open var maxConcurrentOperationCount: Int {
    get { 0 }
    set {}
  }
  open func addOperation(_ block: @escaping @Sendable () -> Void) {}
}
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
public struct URLError: Error, Hashable, Sendable {}
@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
public struct DateInterval: Hashable, Comparable, Codable, Sendable {
  public init(start: Date, duration: TimeInterval) {}
  public static func < (left: DateInterval, right: DateInterval) -> Bool { false }
}
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open var bundlePath: String { "" }
  open var bundleURL: URL { fatalError() }
  open var executableURL: URL? { nil }
  open var executablePath: String? { nil }
}
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processIdentifier: Int32 { 0 }
}

open class NSNull: NSObject {}

open class JSONSerialization: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var sortedKeys: Self { Self(rawValue: 2) }
    public static var fragmentsAllowed: Self { Self(rawValue: 4) }
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var fragmentsAllowed: Self { Self(rawValue: 4) }
  }
  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
    fatalError()
  }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    fatalError()
  }
}

extension String {
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let utf8 = Encoding(rawValue: 4)
    public static let ascii = Encoding(rawValue: 1)
  }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let anchored = CompareOptions(rawValue: 8)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }
  public init?(data: Data, encoding: Encoding) { return nil }
  public init(contentsOf url: URL, encoding enc: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding enc: Encoding) throws { self = "" }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}
extension StringProtocol {
  public var capitalized: String { "" }
  public var decomposedStringWithCanonicalMapping: String { "" }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String { "" }
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { nil }
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func components(separatedBy separator: CharacterSet) -> [String] { [] }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    nil
  }
  public func write(
    to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding
  ) throws {}
  public func write<T: StringProtocol>(
    toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding
  ) throws {}
}
public struct CharacterSet: Hashable, Sendable {
  public init() {}
  public init(charactersIn string: String) {}
  public var isEmpty: Bool { true }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}
public struct IndexSet: Hashable, Sendable {
  public init() {}
  public init(integer: Int) {}
  public var isEmpty: Bool { true }
}
public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {}
  public var year: Int? {
    get { nil }
    set {}
  }
}
public struct Decimal: Hashable, Comparable, Sendable, Codable, SignedNumeric,
  CustomStringConvertible
{
  public init() {}
  public init(_ value: Int) {}
  public init(_ value: Double) {}
  public init?<T: BinaryInteger>(exactly source: T) {}
  public init?(string: String, locale: Locale? = nil) {}
  public init(integerLiteral value: Int) {}
  public var magnitude: Decimal { self }
  public var description: String { "" }
  public static func < (a: Decimal, b: Decimal) -> Bool { false }
  public static func + (a: Decimal, b: Decimal) -> Decimal { a }
  public static func - (a: Decimal, b: Decimal) -> Decimal { a }
  public static func * (a: Decimal, b: Decimal) -> Decimal { a }
  public static func *= (a: inout Decimal, b: Decimal) {}
}
extension Decimal: ExpressibleByFloatLiteral { public init(floatLiteral value: Double) {} }

public let NSNotFound = Int.max
public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}
extension NSRange {
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index { self.init(location: 0, length: 0) }
}
extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in string: String) { return nil }
}
open class NSRegularExpression: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
  }
  public struct MatchingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let anchored = MatchingOptions(rawValue: 4)
  }
  public init(pattern: String, options: Options = []) throws {}
  open var pattern: String { "" }
  open func matches(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { [] }
  open func numberOfMatches(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> Int { 0 }
  open func firstMatch(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { nil }
}
open class NSTextCheckingResult: NSObject, @unchecked Sendable {
  open var range: NSRange { fatalError() }
  open var numberOfRanges: Int { 0 }
  open func range(at idx: Int) -> NSRange { fatalError() }
}
open class NSValue: NSObject, @unchecked Sendable {
  open var objCType: UnsafePointer<CChar> {
    UnsafePointer(UnsafeMutablePointer<CChar>.allocate(capacity: 1))
  }
}
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  public static var errorDomain: String { "" }
  public var errorCode: Int { 0 }
  public var errorUserInfo: [String: Any] { [:] }
}
open class NSNumber: NSValue, @unchecked Sendable {
  public init(value: Int) {}
  public init(value: Double) {}
  open var boolValue: Bool { false }
  open var doubleValue: Double { 0 }
  open var intValue: Int { 0 }
  open var uintValue: UInt { 0 }
}
open class NSString: NSObject, @unchecked Sendable {
  public init(string: String) {}
}
open class NSArray: NSObject, @unchecked Sendable {
  public init(array: [Any]) {}
}
#if os(macOS)
  open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Sendable { case exit, uncaughtSignal }
    open var terminationReason: TerminationReason { .exit }
    public override init() {}
    @available(macOS 10.13, *) open var executableURL: URL? {
      get { nil }
      set {}
    }
    @available(macOS 10.13, *) open var currentDirectoryURL: URL? {
      get { nil }
      set {}
    }
    open var arguments: [String]? {
      get { nil }
      set {}
    }
    open var environment: [String: String]? {
      get { nil }
      set {}
    }
    open var standardInput: Any? {
      get { nil }
      set {}
    }
    open var standardOutput: Any? {
      get { nil }
      set {}
    }
    open var standardError: Any? {
      get { nil }
      set {}
    }
    open var terminationStatus: Int32 { 0 }
    open var isRunning: Bool { false }
    open var processIdentifier: Int32 { 0 }
    @available(macOS 10.13, *) open func run() throws {}
    open func terminate() {}
    open func waitUntilExit() {}
  }
#endif
open class Pipe: NSObject, @unchecked Sendable {
  public override init() {}
  open var fileHandleForReading: FileHandle { fatalError() }
  open var fileHandleForWriting: FileHandle { fatalError() }
}

extension Data {
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
  public func range(
    of dataToFind: Data, options: SearchOptions = [], in range: Range<Index>? = nil
  ) -> Range<Index>? { nil }
  public struct SearchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
// Not Sendable there.
open class Timer: NSObject {
  @available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
  @preconcurrency public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {}
  open func invalidate() {}
}
extension RunLoop { public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {} }

public let NSFilePathErrorKey: String = ""
public struct CocoaError: Error {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var fileWriteUnknown: Code { Code(rawValue: 512) }
    public static var fileWriteFileExists: Code { Code(rawValue: 516) }
  }
  public var code: Code { .fileWriteUnknown }
  public init(_ code: Code, userInfo: [String: Any] = [:]) {}
}

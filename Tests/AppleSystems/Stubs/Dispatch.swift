// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

// The part of Dispatch's overlay that Mocky uses, as available and sendable as in Apple's SDK.
@_exported import Darwin
import _Concurrency

open class DispatchObject { init() {} }
public final class DispatchSpecificKey<T> {
  public init() {}
}
extension DispatchSpecificKey: @unchecked Sendable where T: Sendable {}
open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
  public init(label: String) { super.init() }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  @preconcurrency public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func async(execute workItem: DispatchWorkItem) {}
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public func sync(execute block: () -> Void) {}
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
}
public struct DispatchQoS: Equatable, Sendable {
  public static let unspecified = DispatchQoS()
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive
  }
}
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
open class DispatchGroup: DispatchObject, @unchecked Sendable {
  public override init() {}
  public func enter() {}
  public func leave() {}
  @preconcurrency public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  @available(*, noasync) public func wait() {}
  @available(*, noasync) public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    .success
  }
}
// Not Sendable there.
public class DispatchWorkItem {
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @convention(block) () -> Void
  ) {}
  public func perform() {}
  public func cancel() {}
}
open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) { super.init() }
  @discardableResult public func signal() -> Int { 0 }
  @available(*, noasync) public func wait() {}
  @available(*, noasync) public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    .success
  }
}
public enum DispatchTimeoutResult: Sendable { case success, timedOut }
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public static let distantFuture = DispatchTime()
  public init(uptimeNanoseconds: UInt64) {}
  init() {}
  public var uptimeNanoseconds: UInt64 { 0 }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { false }
}
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

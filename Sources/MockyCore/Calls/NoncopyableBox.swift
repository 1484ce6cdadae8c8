import Foundation

/// A box for a noncopyable or nonescapable value that passes through a mock.
///
/// The history and actions hold the box in place of the value. While the call runs, an action can
/// look at the value:
///
/// ```swift
/// expectThat(archive).receives.store(.any).then.performs { file in
///   file.borrow { sizes.record($0.size) }
/// }
/// ```
///
/// After the call, the box is empty, and messages show only its kind: "a File". You can use only
/// the matchers `.any` and `.matching`. For a noncopyable result, write a closure that makes it:
/// `.then.returns(.init { File() })`.
public final class NoncopyableBox<Value: ~Copyable & ~Escapable>: __AnyNoncopyableBox {
  /// Lends the value to one of two closures: to the first one, or, if it can change and the caller
  /// wants that, to the second one.
  typealias Lender = (_ changes: Bool, (borrowing Value) -> Void, (inout Value) -> Void) -> Void

  /// Lends the value; nil if the call has ended.
  private var lender: Lender?

  init(_ lender: @escaping Lender) {
    self.lender = lender
    super.init()
  }
}

extension NoncopyableBox where Value: ~Copyable, Value: ~Escapable {
  /// Releases the value when the call has ended.
  func release() {
    // The parts of the value are released outside the lock.
    let released = lock.withLock {
      defer { (lender, owner) = (nil, nil) }
      return (lender, owner)
    }
    withExtendedLifetime(released) {}
  }

  /// The box, which the history records in place of the value.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __recorded: Any { erased }

  /// Lends the value to a closure: `file.borrow { $0.size } ?? 0`.
  ///
  /// - Parameter body: looks at the value.
  /// - Returns: the closure's result; nil if the call has ended, or if the value was taken.
  /// - Throws: the closure's error.
  public func borrow<Result, Failure: Error>(
    _ body: (borrowing Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    lock.lock()
    defer { lock.unlock() }
    var outcome: Swift.Result<Result, Failure>?
    func read(_ value: borrowing Value) {
      do throws(Failure) { outcome = .success(try body(value)) } catch { outcome = .failure(error) }
    }
    lender?(false, read) { read($0) }
    return try outcome?.get()
  }

  /// Lends the value to a closure that changes it: `file.mutate { $0.append("end") }`.
  ///
  /// It works for an `inout` argument, and for one that the call consumes.
  ///
  /// - Parameter body: changes the value.
  /// - Returns: the closure's result; nil if the call has ended, or if the value was taken or only
  ///   borrowed.
  /// - Throws: the closure's error.
  @discardableResult public func mutate<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    lock.lock()
    defer { lock.unlock() }
    var outcome: Swift.Result<Result, Failure>?
    func change(_ value: inout Value) {
      do throws(Failure) { outcome = .success(try body(&value)) } catch {
        outcome = .failure(error)
      }
    }
    lender?(true, { _ in }, { change(&$0) })
    return try outcome?.get()
  }
}

extension NoncopyableBox where Value: ~Copyable {
  /// Boxes a value that the call owns.
  convenience init(owning value: consuming Value) { self.init(OwnedValue(value)) }

  /// Makes the box of a noncopyable result from a closure.
  ///
  /// ```swift
  /// allowing(disk).receives.open("a.txt").then.returns(.init { File(name: "a.txt") })
  /// ```
  ///
  /// - Parameter make: makes the result, once for each call, on the caller's thread.
  public convenience init(_ make: @escaping @Sendable () -> Value) {
    self.init(OwnedValue(make: make))
  }

  private convenience init(_ owner: OwnedValue<Value>) {
    self.init(owner.lend)
    self.owner = owner
  }

  /// Takes the value out, for an argument that the call consumes: `file.take()?.close()`.
  ///
  /// - Returns: the value; nil if the call has ended or does not own it, or if it was taken before.
  public func take() -> Value? {
    lock.lock()
    defer { lock.unlock() }
    return (owner as? OwnedValue<Value>)?.take()
  }
}

extension NoncopyableBox {
  /// The value, which can be copied, of an argument that its member borrows or consumes.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __recorded: Any {
    guard let value = self.borrow({ copy $0 }) else { return erased }
    return value
  }
}

extension NoncopyableBox: ExpressibleByNilLiteral
where Value: ~Copyable, Value: ExpressibleByNilLiteral {
  /// Makes the box of an optional result that is nil: `.then.returns(nil)`.
  public convenience init(nilLiteral: ()) { self.init(OwnedValue(make: { Value(nilLiteral: ()) })) }
}

/// The part of a box without its value's type, by which the history recognizes boxes.
///
/// It isn't generic. Before macOS 15 and iOS 18, the runtime can't convert an instance of a generic
/// type with a noncopyable argument to `Any`. It can convert an instance of this superclass.
public class __AnyNoncopyableBox: CustomStringConvertible {
  /// The lock while code reads the value. A call therefore doesn't end while another thread
  /// verifies or describes its arguments.
  fileprivate final let lock = NSRecursiveLock()
  /// The holder of the value, if the call owns it.
  fileprivate final var owner: Owner?

  fileprivate init() {}

  /// True if an action has taken the value.
  final var isTaken: Bool { lock.withLock { owner?.isTaken ?? false } }

  fileprivate final var erased: Any { self }

  /// The name of the value's type: "File".
  static var valueName: Substring { "\(self)".dropFirst("NoncopyableBox<".count).dropLast() }

  /// The kind of the value: "a File", "an Archive".
  public final var description: String { Counts.withArticle("\(Swift.type(of: self).valueName)") }
}

/// Holds a value of any type.
private class Owner {
  var isTaken: Bool { false }
}

/// Holds a value that can be taken once, or a closure that makes one each time.
private final class OwnedValue<Value: ~Copyable>: Owner {
  private var value: Value?
  private let make: (() -> Value)?

  init(_ value: consuming Value) {
    self.value = consume value
    make = nil
  }

  init(make: @escaping () -> Value) {
    value = nil
    self.make = make
  }

  override var isTaken: Bool { make == nil && value == nil }

  func lend(changes: Bool, to read: (borrowing Value) -> Void, or change: (inout Value) -> Void) {
    guard value != nil else { return }
    if changes { change(&value!) } else { read(value!) }
  }

  func take() -> Value? {
    if let make { return make() }
    return value.take()
  }
}

/// Functions by which a mock's members hand over values that can't be copied, or can't outlive the
/// call.
extension MockObject {
  /// Lends an argument to a call.
  @_documentation(visibility: internal)
  public static func borrowing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value, _ call: (NoncopyableBox<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try NoncopyableBox<Value>.lending({ _, read, _ in read(value) }, call)
  }

  /// Lends an argument to an `async` call.
  @_documentation(visibility: internal)
  public static func borrowing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: borrowing Value, isolation: isolated (any Actor)? = #isolation,
    _ call: (NoncopyableBox<Value>) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await NoncopyableBox<Value>.lending({ _, read, _ in read(value) }, call)
  }

  /// Lends an `inout` argument to a call.
  @_documentation(visibility: internal)
  public static func changing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: inout Value, _ call: (NoncopyableBox<Value>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try NoncopyableBox<Value>.lending({ _, _, change in change(&value) }, call)
  }

  /// Lends an `inout` argument to an `async` call.
  @_documentation(visibility: internal)
  public static func changing<Value: ~Copyable & ~Escapable, Result: ~Copyable, Failure: Error>(
    _ value: inout Value, isolation: isolated (any Actor)? = #isolation,
    _ call: (NoncopyableBox<Value>) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await NoncopyableBox<Value>.lending({ _, _, change in change(&value) }, call)
  }

  /// Takes over an argument that a call consumes.
  @_documentation(visibility: internal)
  public static func consuming<Value: ~Copyable>(
    _ value: consuming Value
  ) -> NoncopyableBox<Value> {
    NoncopyableBox(owning: value)
  }

  /// Releases an argument that a call has consumed.
  @_documentation(visibility: internal)
  public static func end<Value: ~Copyable>(_ argument: NoncopyableBox<Value>) { argument.release() }

  /// Returns a consumed argument for the real object or `super`. A call isn't forwarded if an
  /// action has taken its argument.
  @_documentation(visibility: internal)
  public static func taken<Value: ~Copyable>(_ argument: NoncopyableBox<Value>) -> Value {
    guard let value = argument.take() else { preconditionFailure("it was taken before") }
    return value
  }

  /// Boxes the result of the real object or of `super` if it can't be copied.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func boxed<Value: ~Copyable>(_ result: consuming Value) -> NoncopyableBox<Value> {
    NoncopyableBox(owning: result)
  }

  /// Returns a result that can be copied, if its declaration does not tell.
  @_documentation(visibility: internal)
  public static func boxed<Value>(_ result: Value) -> Value { result }

  /// Returns the noncopyable result of a member, or ends the process after a report if it was used
  /// before.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func given<Value: ~Copyable>(_ result: NoncopyableBox<Value>) -> Value {
    if let value = result.take() { return value }
    UnreportedFailures.stop(context, because: .resultUsedBefore(name, "\(result)"))
  }

  /// Returns a result that can be copied, if its declaration does not tell.
  @_documentation(visibility: internal)
  public func given<Value>(_ result: Value) -> Value { result }

  /// The type of which values are recorded: the type itself, if its values can be copied.
  ///
  /// A declaration doesn't always show whether a type can be copied. The compiler knows, and
  /// prefers the overload without ``NoncopyableBox``.
  @_documentation(visibility: internal)
  public static func recorded<Value>(_ type: Value.Type) -> Value.Type { type }

  /// The box of a type whose values can't be copied, or can't outlive a call.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func recorded<Value: ~Copyable & ~Escapable>(
    _ type: Value.Type
  ) -> NoncopyableBox<Value>.Type { NoncopyableBox<Value>.self }
}

/// Boxes an argument for the time of a call.
///
/// The closure that lends the value does not escape: it is released before the call returns.
extension NoncopyableBox where Value: ~Copyable, Value: ~Escapable {
  static func lending<Result: ~Copyable, Failure: Error>(
    _ lender: Lender, _ call: (NoncopyableBox) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(lender) { lender throws(Failure) in
      let argument = NoncopyableBox(lender)
      defer { argument.release() }
      return try call(argument)
    }
  }

  static func lending<Result: ~Copyable, Failure: Error>(
    _ lender: Lender, _ call: (NoncopyableBox) async throws(Failure) -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Result {
    try await withoutActuallyEscaping(lender) { lender async throws(Failure) in
      _ = isolation  // The closure runs where the caller does.
      // The box stays with this one call.
      nonisolated(unsafe) let argument = NoncopyableBox(lender)
      defer { argument.release() }
      return try await call(argument)
    }
  }
}

/// The recorded form of a type, for generated builders: the type itself, or a ``NoncopyableBox`` of
/// it. The compiler decides.
public protocol __RecordedType {
  /// The type that expectations match and actions get.
  associatedtype Recorded
  /// The type of the recorded values.
  var type: Recorded.Type { get }
}

/// A type under another name, because Swift takes types such as `[()]` only between angle brackets.
public typealias __Itself<Value> = Value

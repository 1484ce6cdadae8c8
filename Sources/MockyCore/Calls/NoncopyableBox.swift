import Foundation

/// A value that cannot be copied, or not outlive the call, on its way through a mock.
///
/// The history and actions hold this in its place. While the call runs an action gets at the value:
///
/// ```swift
/// expectThat(archive).receives.store(.any).then.performs { file in
///   file.borrow { sizes.record($0.size) }
/// }
/// ```
///
/// After the call there is nothing in it, and messages say only what it was: "a File". No matcher
/// but `.any` and `.matching` takes one. A result that cannot be copied is
/// given as what makes it: `.then.returns(.init { File() })`.
public final class NoncopyableBox<Value: ~Copyable & ~Escapable>: __AnyNoncopyableBox {
  /// Lends the value to whoever only reads it; nil where there is nothing to lend.
  private var reader: (((borrowing Value) -> Void) -> Void)?
  /// Lends it to whoever may change it.
  private var writer: (((inout Value) -> Void) -> Void)?

  private init(
    reader: (((borrowing Value) -> Void) -> Void)?,
    writer: (((inout Value) -> Void) -> Void)?, owner: Owner?
  ) {
    self.reader = reader
    self.writer = writer
    super.init(owner)
  }
}

extension NoncopyableBox where Value: ~Copyable, Value: ~Escapable {
  /// A value that the caller keeps, and nobody may change.
  convenience init(reading reader: @escaping ((borrowing Value) -> Void) -> Void) {
    self.init(reader: reader, writer: nil, owner: nil)
  }

  /// A value that the caller gets back.
  convenience init(changing writer: @escaping ((inout Value) -> Void) -> Void) {
    self.init(
      reader: { read in
        withoutActuallyEscaping(read) { read in writer { value in read(value) } }
      },
      writer: writer, owner: nil)
  }

  /// Lets go of the value: the call has ended.
  func release() {
    // The parts of the value are released outside the lock.
    let released = lock.withLock {
      defer { (reader, writer, owner) = (nil, nil, nil) }
      return (reader, writer, owner)
    }
    withExtendedLifetime(released) {}
  }

  /// The box, which is recorded in place of the value.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __recorded: Any { erased }

  /// Looks at the value: `file.borrow { $0.size } ?? 0`.
  ///
  /// - Returns: what `body` returns; nil if the call has ended, or the value been taken.
  /// - Throws: what `body` throws.
  public func borrow<Result, Failure: Error>(
    _ body: (borrowing Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    lock.lock()
    defer { lock.unlock() }
    guard let reader else { return nil }
    var outcome: Swift.Result<Result, Failure>?
    reader { value in
      do throws(Failure) { outcome = .success(try body(value)) } catch { outcome = .failure(error) }
    }
    return try outcome?.get()
  }

  /// Changes the value, of an `inout` argument or of one that the call consumes:
  /// `file.mutate { $0.append("end") }`.
  ///
  /// - Returns: what `body` returns; nil if the call has ended, the value been taken, or only been
  ///   borrowed.
  /// - Throws: what `body` throws.
  @discardableResult public func mutate<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    lock.lock()
    defer { lock.unlock() }
    guard let writer else { return nil }
    var outcome: Swift.Result<Result, Failure>?
    writer { value in
      do throws(Failure) { outcome = .success(try body(&value)) } catch {
        outcome = .failure(error)
      }
    }
    return try outcome?.get()
  }
}

extension NoncopyableBox where Value: ~Copyable {
  /// A value that the call owns.
  convenience init(owning value: consuming Value) { self.init(OwnedValue(value)) }

  /// Stands for a result that cannot be copied: what makes it, once for each call, on the caller's
  /// thread.
  ///
  /// ```swift
  /// allowing(disk).receives.open("a.txt").then.returns(.init { File(name: "a.txt") })
  /// ```
  public convenience init(_ make: @escaping @Sendable () -> Value) {
    self.init(OwnedValue(make: make))
  }

  private convenience init(_ owner: OwnedValue<Value>) {
    self.init(reader: owner.read, writer: owner.change, owner: owner)
  }

  /// Takes the value out, of an argument that the call consumes: `file.take()?.close()`.
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
  /// Stands for an optional result that is nil: `.then.returns(nil)`.
  public convenience init(nilLiteral: ()) { self.init(OwnedValue(make: { Value(nilLiteral: ()) })) }
}

/// The part that does not depend on the type in the box, by which the history knows boxes.
///
/// It is not generic: before macOS 15 and iOS 18 the run time cannot convert an instance of a type
/// with a noncopyable argument to `Any`, but one of this superclass.
public class __AnyNoncopyableBox: CustomStringConvertible {
  /// Held while somebody looks at the value: a call does not end before another thread, which
  /// verifies it or describes it, has looked at its arguments.
  fileprivate final let lock = NSRecursiveLock()
  /// The holder of the value, if the call owns it.
  fileprivate final var owner: Owner?

  fileprivate init(_ owner: Owner?) { self.owner = owner }

  /// An action has taken the value, and nobody else gets it.
  final var isTaken: Bool { lock.withLock { owner?.isTaken ?? false } }

  fileprivate final var erased: Any { self }

  /// The kind of the value: "a File", "an Archive".
  public final var description: String {
    let type = "\(Swift.type(of: self))".dropFirst("NoncopyableBox<".count).dropLast()
    let beginsWithVowel = type.first.map { "AEIOaeio".contains($0) } ?? false
    return "\(beginsWithVowel ? "an" : "a") \(type)"
  }
}

/// Holds a value of any type.
private class Owner {
  var isTaken: Bool { false }
}

/// Holds a value that can be taken out once, or what makes one each time.
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

  func read(_ body: (borrowing Value) -> Void) { if value != nil { body(value!) } }

  func change(_ body: (inout Value) -> Void) { if value != nil { body(&value!) } }

  func take() -> Value? {
    if let make { return make() }
    return value.take()
  }
}

extension Matcher {
  /// An argument that cannot be copied and passes a test of your own, which failures describe:
  /// `.matching("an empty file") { $0.size == 0 }`.
  ///
  /// The test sees the argument during the call. After the call, as in a `verify` block, nothing
  /// matches.
  ///
  /// After OCMock 4 (`checkWithBlock:`).
  public static func matching<Argument: ~Copyable & ~Escapable>(
    _ description: String, _ test: @escaping @Sendable (borrowing Argument) -> Bool
  ) -> Matcher where Value == NoncopyableBox<Argument> {
    Matcher(
      expected: description,
      mismatch: { argument in
        let isThere = argument.borrow { _ in true } ?? false
        return isThere ? "\(argument)" : "\(argument), which nobody can look at after the call"
      },
      test: { $0.borrow(test) ?? false })
  }
}

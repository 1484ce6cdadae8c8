/// Writes a mock of the protocol, class or struct of closures that it is attached to, and a builder
/// of its expectations.
///
/// ```swift
/// import MockyCore
///
/// @Mockable protocol Subscriber {
///   func receive(_ message: String)
/// }
/// ```
///
/// It writes `MockSubscriber`, for `context.mock(MockSubscriber.self)`, and
/// `SubscriberExpectations`, whose members you write after `receives`:
///
/// ```swift
/// let subscriber = context.mock(MockSubscriber.self)
/// context.check { expectThat(subscriber).receives.receive("hello") }
/// ```
///
/// The mock of a struct of closures has a method for each closure. Its `value` is the struct to
/// pass to your code.
///
/// Both have the protocol's access level. The compiler reads them if `DEBUG` is defined, as in
/// debug builds. For tests of an optimized build, define `MOCKY`: `swift test -c release -Xswiftc
/// -DMOCKY`. A release of the module contains nothing of them.
///
/// If a protocol inherits from a mockable one, its `@Mockable` mocks its own requirements only. The
/// parent's `@Mockable` mocks the inherited ones, even in another module.
///
/// The idea comes from jMock's `context.mock(Subscriber.class)` and OCMock's `OCMProtocolMock`,
/// which make mocks of an interface at run time. Swift needs them written before.
@attached(peer, names: prefixed(Mock), suffixed(Expectations))
@attached(extension, names: arbitrary)
public macro Mockable() =
  #externalMacro(module: "MockyMacros", type: "MockableMacro")

/// Writes a mock of a protocol with noncopyable types.
///
/// ```swift
/// @Mockable(noncopyable: File.self) protocol Disk {
///   func open(_ name: String) -> File
///   func fill(_ file: inout File)
/// }
/// ```
///
/// A macro sees only the declaration, and not the types that it names. It needs no mark for a type
/// that a parameter borrows or consumes. Name a type here if it is only returned or only passed
/// `inout`, and a type of your own that is not `Escapable`.
///
/// - Parameter types: the types that cannot be copied, or cannot escape.
@attached(peer, names: prefixed(Mock), suffixed(Expectations))
@attached(extension, names: arbitrary)
public macro Mockable(noncopyable types: any (~Copyable & ~Escapable).Type...) =
  #externalMacro(module: "MockyMacros", type: "MockableMacro")

/// Writes a mock of a function type, from the alias that it is attached to.
///
/// ```swift
/// import MockyCore
///
/// @MockableFunction typealias Fetch = (_ url: URL) async throws -> Data
/// ```
///
/// It writes `MockFetch`, a mock with one method, `call`. You pass its `function` to the code under
/// test:
///
/// ```swift
/// let fetch = context.mock(MockFetch.self)
/// context.check { expectThat(fetch).receives.call(url).then.returns(data) }
/// let loader = Loader(fetch: fetch.function)
/// ```
///
/// Messages show the names of the arguments as labels: `fetch(url: about:blank)`. The alias may be
/// generic, and may be in a type, but not in a function or a protocol. The compiler reads the mock
/// if `DEBUG` or `MOCKY` is defined, as with ``Mockable()``.
///
/// After jMock (roles with one method) and Jest (`jest.fn`).
@attached(peer, names: prefixed(Mock))
public macro MockableFunction() =
  #externalMacro(module: "MockyMacros", type: "MockableFunctionMacro")

/// Writes a mock of a function type with noncopyable types.
///
/// See ``Mockable(noncopyable:)`` for the types that you name.
///
/// - Parameter types: the types that cannot be copied, or cannot escape.
@attached(peer, names: prefixed(Mock))
public macro MockableFunction(noncopyable types: any (~Copyable & ~Escapable).Type...) =
  #externalMacro(module: "MockyMacros", type: "MockableFunctionMacro")

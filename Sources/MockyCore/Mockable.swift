/// Writes a mock of the protocol it is attached to, and what a test needs to expect calls of it.
///
/// ```swift
/// import MockyCore
///
/// @Mockable protocol Subscriber {
///   func receive(_ message: String)
/// }
/// ```
///
/// writes `MockSubscriber`, for `context.mock(MockSubscriber.self)`, and `SubscriberExpectations`,
/// which is what stands between `receives` and the method:
///
/// ```swift
/// let subscriber = context.mock(MockSubscriber.self)
/// context.check { expectThat(subscriber).receives.receive("hello") }
/// ```
///
/// Both have the protocol's access level. The compiler reads them if `DEBUG` is defined, as in
/// debug builds, or `MOCKY`, for tests of an optimized build
/// (`swift test -c release -Xswiftc -DMOCKY`). A release of the module contains nothing of them.
///
/// A protocol that inherits from a mockable one needs `@Mockable` for its own requirements only. The
/// parent's `@Mockable` brings the inherited ones, also across modules.
///
/// The idea is jMock's `context.mock(Subscriber.class)` and OCMock's `OCMProtocolMock`, which make
/// mocks of an interface at run time; Swift needs them written before.
@attached(peer, names: prefixed(Mock), suffixed(Expectations))
@attached(extension, names: arbitrary)
public macro Mockable() =
  #externalMacro(module: "MockyMacros", type: "MockableMacro")

/// Writes a mock, and is told which types cannot be copied.
///
/// ```swift
/// @Mockable(noncopyable: File.self) protocol Disk {
///   func open(_ name: String) -> File
///   func fill(_ file: inout File)
/// }
/// ```
///
/// A macro sees the declaration and not the types that it names. A type that a parameter borrows or
/// consumes is dealt with either way. Name a type here that is only returned or only passed `inout`,
/// and a type of your own that is not `Escapable`.
///
/// - Parameter types: the types that cannot be copied, or cannot escape.
@attached(peer, names: prefixed(Mock), suffixed(Expectations))
@attached(extension, names: arbitrary)
public macro Mockable(noncopyable types: any (~Copyable & ~Escapable).Type...) =
  #externalMacro(module: "MockyMacros", type: "MockableMacro")

/// Writes a mock of the function type that the alias it is attached to stands for.
///
/// ```swift
/// import MockyCore
///
/// @MockableFunction typealias Fetch = (_ url: URL) async throws -> Data
/// ```
///
/// writes `MockFetch`, a mock with one method, `call`. Its `function` is what code under test is
/// handed:
///
/// ```swift
/// let fetch = context.mock(MockFetch.self)
/// context.check { expectThat(fetch).receives.call(url).then.returns(data) }
/// let loader = Loader(fetch: fetch.function)
/// ```
///
/// The names of the arguments are the labels in messages: `fetch(url: about:blank)`. The alias may
/// be generic, and stand in a type; not in a function or a protocol. The compiler reads the mock
/// if `DEBUG` or `MOCKY` is defined, as with ``Mockable()``.
///
/// After jMock (roles with one method) and Jest (`jest.fn`).
@attached(peer, names: prefixed(Mock))
public macro MockableFunction() =
  #externalMacro(module: "MockyMacros", type: "MockableFunctionMacro")

/// Writes a mock of a function, and is told which types cannot be copied; see
/// ``Mockable(noncopyable:)``.
@attached(peer, names: prefixed(Mock))
public macro MockableFunction(noncopyable types: any (~Copyable & ~Escapable).Type...) =
  #externalMacro(module: "MockyMacros", type: "MockableFunctionMacro")

/// Any mock of a context, in expectations by the names of members.
///
/// ```swift
/// allowing(anyMock, methods: .startingWith("log"))
/// ```
///
/// From jMock (object and method matchers).
public let anyMock: AnyMock = AnyMock()

/// The type of ``anyMock``.
public struct AnyMock: Sendable {}

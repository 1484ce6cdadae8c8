/// Whether an object is a mock, also a class mock or a spy, behind whatever type it is passed as.
///
/// For code that works on objects of any kind; a test seldom needs to ask.
///
/// ```swift
/// isMock(context.mock(MockTurtle.self) as any Turtle)  // true
/// isMock(RealTurtle())  // false
/// ```
///
/// - Parameter object: the object, or its type.
/// - Returns: true if it is a mock, or the type of one.
///
/// From OCMock 9.8 (`OCMIsSubclassOfMockClass`).
public func isMock(_ object: Any) -> Bool {
  object is any Mock || object is any Mock.Type
}

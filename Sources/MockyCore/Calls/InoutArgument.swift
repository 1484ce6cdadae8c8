/// An ``Inout`` without the type of its value.
protocol InoutArgument: AnyObject {
  var initialValue: Any { get }
}

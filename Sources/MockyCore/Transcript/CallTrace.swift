/// The caller of a call, its time, its thread and its result. Only a message looks up names and
/// lines.
struct CallTrace {
  let stack: CallStack
  /// The time since the first traced call.
  let time: TimeSpan
  /// "task 1"
  let thread: String
  /// The number of the call whose action has made this one.
  let outer: Int?
  /// The result, "returned 3", and the action that repeats it: `.then.returns(3)`; a comment if code
  /// cannot write it.
  var result: (text: String, source: String)?
}

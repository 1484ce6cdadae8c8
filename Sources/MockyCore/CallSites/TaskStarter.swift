/// An action or a command. A task that its code starts inherits it.
struct TaskStarter: Sendable {
  static let current = TaskLocal<TaskStarter?>(wrappedValue: nil)

  /// "the action of store.load(7)"; nil if the call is gone.
  let words: @Sendable () -> String?

  /// An action of a call.
  init(_ call: Invocation) {
    let call = Weak(call)
    words = { call.object.map { "an action of \($0.text)" } }
  }

  /// A command that was scheduled at a line.
  init(commandAt position: SourcePosition) {
    let isKnown = position.module != "MockyCore"
    words = { isKnown ? "the command of \(position.text)" : "a command of a scheduler" }
  }
}

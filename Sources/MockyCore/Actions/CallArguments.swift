/// The arguments of a call on their way to an action.
/// `@unchecked Sendable`: they stay in the caller's hands while the caller waits for the action.
struct CallArguments: @unchecked Sendable {
  let values: [Any]
  let invocation: Invocation
}

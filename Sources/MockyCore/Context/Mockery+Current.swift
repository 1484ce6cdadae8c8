extension Mockery {
  /// The context of the current task; machinery of `Mockery.current`.
  @TaskLocal package static var ofCurrentTask: Mockery?
}

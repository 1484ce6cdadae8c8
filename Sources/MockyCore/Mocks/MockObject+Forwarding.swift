extension MockObject {
  /// Takes the mock out of use, or puts it back, under the context's lock.
  func changeUse(_ change: (Forwarding) -> Void) {
    change(forwarding)
    table.isDetached = forwarding.isDetached
  }

  /// The object that a spy was made on, which an assignment replaces.
  @_documentation(visibility: internal)
  public subscript<Real>(spied type: Real.Type) -> Real {
    get { context.update { _ in cast(forwarding.real) } }
    set {
      context.update { state in
        state.bin.add(forwarding.target)
        forwarding.target = .real(newValue)
      }
    }
  }

  /// The object that a spy was made on, or one that runs the default of a member.
  @_documentation(visibility: internal)
  public subscript<Real>(
    spied type: Real.Type, else standIn: @autoclosure () -> Real
  ) -> Real {
    get { canForward ? self[spied: type] : standIn() }
    set { if canForward { self[spied: type] = newValue } }
  }

  /// A call can be forwarded to the real object or to `super`.
  var canForward: Bool { context.update { _ in forwarding.hasTarget } }

  var isStopped: Bool { context.update { _ in forwarding.isStopped } }
}

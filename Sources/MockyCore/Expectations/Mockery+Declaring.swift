extension Mockery {
  /// Declares expectations, in addition to earlier ones.
  ///
  /// ```swift
  /// context.check {
  ///   for subscriber in subscribers {
  ///     expectThat(subscriber).receives.receive(message)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter expectations: the expectations; `for`, `if` and `switch` work. A helper that a
  ///   block calls returns an ``ExpectationGroup``.
  ///
  /// Mocky reports mistakes at their lines, such as an impossible number of calls or a mock of
  /// another context.
  ///
  /// From LRMocky (`check:`) and jMock (`checking`).
  public func check(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    context.declare(expectations)
  }

  /// Declares defaults that any test may override, because `check` goes before them.
  ///
  /// ```swift
  /// context.byDefault {
  ///   allowing(clock).receives.now.then.returns(noon)
  /// }
  /// ```
  ///
  /// A `checkpoint()` keeps the defaults.
  ///
  /// - Parameter expectations: the defaults: `allowing`, `ignoring` and `.never`. Mocky reports an
  ///   expectation that requires a call.
  public func byDefault(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    context.declare(asDefaults: true, expectations)
  }
}

extension Context {
  /// Adds the expectations of a block to those so far, in their order. A block that runs while
  /// another one is read, for an argument, is a block of its own, and its expectations come first.
  func declare(asDefaults isDefault: Bool = false, _ write: () -> ExpectationGroup) {
    let contents = write()
    reporter.contextIsUsed()
    var reader = BlockReader(context: self, isDefault: isDefault)
    reader.collect(contents)
    var unreachable: [(expectation: Expectation, obstacle: Expectation)] = []
    let thread = ThreadOrTask.current
    update { state in
      state.testThreads.insert(thread)
      state.table.refuse(reader.refused)
      for expectation in reader.expectations {
        guard let obstacle = state.table.unreachable.obstacle(to: expectation) else {
          state.register(expectation)
          continue
        }
        // A property that keeps its value has two expectations in its line.
        if unreachable.last?.expectation.line !== expectation.line {
          unreachable.append((expectation, obstacle))
        }
      }
    }
    for misuse in reader.misuses { fail(misuse) }
    for (expectation, obstacle) in unreachable {
      let misuse = expectation.misuse(behind: obstacle)
      fail(.misuse(misuse, at: expectation.position, because: expectation.reasonText))
    }
    // A known issue explains nothing.
    for (misuse, owner) in reader.blamed where update({ $0.ledger.hasFailed }) {
      owner.update { $0.ledger.blame(misuse) }
    }
  }
}

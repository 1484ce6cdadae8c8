extension ContextSnapshot {
  /// Returns all state machines except some: "door is "open", guest is "inside""; nil if there are
  /// none.
  func machinesText(but told: [MachineCore] = []) -> String? {
    let others = machines.filter { state in !told.contains { $0 === state.machine } }
    return others.isEmpty ? nil : Self.texts(others).joined(separator: ", ")
  }

  /// Returns the states of the machines in some predicates.
  func currentText(_ predicates: [StatePredicate]) -> String {
    let named = predicates.flatMap(\.machines)
    return Counts.list(
      Self.texts(machines.filter { state in named.contains { $0 === state.machine } }))
  }

  private static func texts(_ machines: [(machine: MachineCore, state: KnownState)]) -> [String] {
    machines.map { $0.machine.text(in: $0.state) }
  }

  /// Returns the expectations whose actions lead from the present state to one in some predicates,
  /// with a line for each.
  func changers(
    of predicates: [StatePredicate], in file: SourcePosition
  ) -> (entries: [Expectation], lines: [String]) {
    var found: [Expectation] = []
    var rows: [[String]] = []
    for entry in entries {
      let transitions = entry.actions.flatMap(\.possibleTransitions)
      for transition in transitions where predicates.contains(where: { $0.mentions(transition) }) {
        if machines.contains(where: { transition.leads(to: $0.state, of: $0.machine) }) { continue }
        found.append(entry)
        let change = "makes \(transition.machine.name) \(transition.state.text)"
        let place = "\(entry.placeText(in: file))  (\(entry.tally.text))"
        rows.append(["\(entry.callText) \(change)", place])
      }
    }
    guard rows.isEmpty else { return (found, Report.table(rows, Layout.columns.first)) }
    return ([], ["no expectation leads there"])
  }
}

extension StatePredicate {
  /// Returns whether it mentions the target state of a transition.
  fileprivate func mentions(_ transition: Transition) -> Bool {
    tests.contains { transition.leads(to: $0.state, of: $0.machine) }
  }
}

extension Transition {
  fileprivate func leads(to state: KnownState, of machine: MachineCore) -> Bool {
    self.machine === machine && self.state === state
  }
}

extension Context {
  /// Keeps an error that an action has thrown.
  func keep(_ error: any Error, of call: Invocation) {
    update { state in
      state.errors.append((error, call))
      if state.errors.count > Layout.calls { state.bin.add(state.errors.removeFirst()) }
    }
  }

  /// Returns the call that threw an error, in words: "thrown by api.load(7), stubbed at …"; nil if no
  /// action has thrown an equal one. Runs the errors' own descriptions, so never under the lock.
  package func origin(of error: any Error) -> String? {
    let text = String(describing: error)
    return origin { type(of: $0) == type(of: error) && String(describing: $0) == text }
  }

  /// Returns the same for an error of which only the description is known.
  package func origin(ofErrorThatSays text: String) -> String? {
    origin { String(describing: $0) == text }
  }

  private func origin(_ isEqual: (any Error) -> Bool) -> String? {
    let errors = update { $0.errors }
    return Rendering.run {
      let calls = errors.filter { isEqual($0.error) }.map(\.call)
      guard let last = calls.last else { return nil }
      let (snapshot, thrown) = update { state in
        (
          ContextSnapshot(state, of: self),
          calls.map { CallSnapshot($0, in: state) }
        )
      }
      guard let stub = thrown.last?.takenBy?.position else { return nil }
      guard calls.count == 1 else {
        var report = Report("thrown by one of these calls")
        let numbered = thrown.map { ($0.number, $0) }
        report.add(lines: CallLines(numbered, in: .unknown, counts: { _ in true }).lines)
        return report.text
      }
      var report = Report("thrown by \(last.text), stubbed at \(stub.text)")
      report.add("called from", thrown.first?.caller?.text())
      let arguments = last.arguments
      let close = snapshot.entries(about: last).map { CallComparison(last, arguments, with: $0) }
        .filter { $0.mismatches > 0 }
      report.add("also close", lines: close.closestFirst(2)[...].lines(in: stub))
      return report.text
    }
  }
}

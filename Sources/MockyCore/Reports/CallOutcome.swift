extension RecordedCall {
  /// The words for the outcome of a call, in reports and transcripts: ":22, door became "open", threw
  /// timeout". Its parts are what handled it, the states that it has changed, and its end.
  static func outcome(_ handling: String?, _ changes: [StateChange], _ end: [String?]) -> String {
    ([handling] + changes.map(\.pastText) + end).compactMap { $0 }.joined(separator: ", ")
  }
}

extension CallSnapshot {
  /// Returns the outcome of the call: the expectation that took it, its error, and the changes.
  func outcome(in file: SourcePosition) -> String {
    let handling = RecordedCall.Handling(of: self)
    let thrown = error.map { "threw \(ShortText.of($0))" }
    let end = isUnderWay ? "not returned yet" : isCancelled ? "canceled" : nil
    let returns = thrown.isNil && !isCancelled && invocation.returnType != Void.self
    let words = returns ? "returned a default" : nil
    let handled = handling == .ignored ? words : handling.text(in: file)
    return RecordedCall.outcome(handled, transitions.map(\.change), [thrown, end])
  }
}

extension RecordedCall.StateChange {
  /// "door became "open""
  var pastText: String { "\(machine) became \(state)" }
}

extension RecordedCall.Handling {
  init(of call: CallSnapshot) {
    if let line = call.takenBy {
      let place = line.position.place
      self = line.verb == .expecting ? .expected(at: place) : .allowed(at: place)
    } else {
      self = call.isUnexpected ? .unexpected : call.isForwarded ? .forwarded : .ignored
    }
  }

  /// - Parameter file: the file of the message; its places have no names.
  func text(in file: SourcePosition? = nil) -> String {
    switch self {
    case .expected(let place), .allowed(let place):
      file.map { place.text(in: $0) } ?? place.description
    case .forwarded: "forwarded"
    case .ignored: "ignored"
    case .unexpected: "unexpected"
    }
  }
}

extension Outcome {
  /// "returned 3", and the action that repeats it; nil if there is no result.
  var result: (text: String, source: String)? {
    if error.isNil, type(of: value) == Void.self { return nil }
    let text = error.map { "threw \(ShortText.of($0))" } ?? "returned \(ShortText.of(value))"
    return (text, ValueCode.action(for: self))
  }
}

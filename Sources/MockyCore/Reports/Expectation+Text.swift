extension Expectation {
  /// All its required states: "door is "open" and guest is "in"".
  var neededText: String {
    guards.first.map { guards.dropFirst().reduce($0) { $0 && $1 }.describedText } ?? ""
  }

  /// "called once, expected exactly 2 times", if it has had some of its calls; nil otherwise.
  var startText: String? {
    count > 0 && !isSatisfied ? "\(calledText()), \(cardinality.expectedText)" : nil
  }

  /// "called"; "set" for a property, "posted" for a notification.
  var pastVerb: String {
    guard case .member(let member, _, _) = member else { return "called" }
    switch member.kind {
    case .setter, .subscriptSetter: return "set"
    case .notification: return "posted"
    default: return "called"
    }
  }

  /// "never called", "set 2 times".
  var countText: String { calledText(pastVerb) }

  /// True if it has had enough calls, some of which may not have returned.
  var hasEnough: Bool { cardinality.isSatisfied(by: count) }

  /// ✓ if it is met, ✗ if it is unmet, ○ if no call is required, … if its calls have not returned.
  var mark: String {
    if !isSatisfied { return hasEnough ? "…" : "✗" }
    return cardinality == .anyNumber ? "○" : "✓"
  }

  /// "once, never called".
  var tallyColumn: String { cardinality.describedText + called }

  /// "expected once, never called", or "allowed, called 4 times".
  var tallyText: String { cardinality.expectedText + called }

  /// ", called 4 times"; empty if no call was expected and none was made.
  private var called: String { isNever && count == 0 ? "" : ", \(calledText())" }

  /// Returns "never called", "set 2 times, 1 not returned yet".
  private func calledText(_ verb: String = "called") -> String {
    if count == 0 { return "never \(verb)" }
    let calls = "\(verb) \(Counts.times(count))"
    guard finished < count, !isSatisfied else { return calls }
    if finished == 0 { return "\(calls), not returned yet" }
    return "\(calls), \(count - finished) not returned yet"
  }

  /// Returns the line of its declaration: ":27".
  func placeText(in file: SourcePosition) -> String { position.text(in: file) }

  /// When its calls may happen and what becomes then: "when door is "open", in sequence "saving"".
  var conditionsText: String? {
    let state = guards.isEmpty ? [] : ["when \(neededText)"]
    let sequences = sequences.map { "in sequence \($0.quotedName)" }
    let changes = actions.flatMap(\.possibleTransitions).map {
      "then \($0.machine.text(in: $0.state))"
    }
    let texts = state + sequences + changes
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension [Expectation] {
  /// Returns lines with their counts: "✓ once, called once   bell.ring()   :28". If there are many,
  /// unmet ones come first, and the last line counts the others.
  func lines(in file: SourcePosition) -> [String] {
    let isLong = count > Layout.expectations
    let ordered = isLong ? filter { !$0.isSatisfied } + filter(\.isSatisfied) : self
    let rows = ordered.prefix(Layout.expectations).map { entry in
      [
        "\(entry.mark) \(entry.tallyColumn)", entry.callText,
        entry.placeText(in: file), entry.conditionsText ?? "",
      ]
    }
    let widths = Layout.columns
    return Report.table(rows, widths.first, widths.second, widths.third)
      + Counts.rest(count - rows.count)
  }

  /// Returns "12 more of store.save(_:at:), 5 of other members; 17 of them are not satisfied".
  func summary(besides call: Invocation) -> String {
    let own = count { $0.isAbout(call) }
    let ofMock = count { $0.subject.contains(call.mock) }
    let parts = [
      (own, "more of \(call.mock.name).\(call.member.shownName)"),
      (ofMock - own, "of other members"), (count - ofMock, "of other mocks"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let lacking = count { !$0.isSatisfied }
    let verb = lacking == 1 ? "is" : "are"
    return lacking > 0 ? "\(text); \(lacking) of them \(verb) not satisfied" : text
  }
}

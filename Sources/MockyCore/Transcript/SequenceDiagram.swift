/// A transcript as arrows between the code under test and the mocks.
struct SequenceDiagram {
  /// The maximum lengths of a participant's name, a call, and its outcome.
  private static let limits = (name: 40, call: 120, remark: 160)
  /// The maker of the calls that no action makes.
  private static let code: String = "code under test"

  /// A call, or an expectation that lacks calls.
  private struct Arrow {
    /// The arrow whose action has made it.
    var outer: Int?
    let from: Int
    let to: Int
    /// The call; nil for an expectation.
    var call: RecordedCall?
    /// "12. "; empty for an expectation.
    var number: String = ""
    let text: String
    /// Its outcome, and its caller.
    let remarks: [String]
    /// The machines that it changed, and their new states.
    var changes: [(machine: Int, state: String)] = []
    /// The last of the arrows that its action has made; itself if there are none.
    var last: Int

    var isMissing: Bool { call.isNil }

    var isFailure: Bool { call?.hasFailed ?? true }

    var head: String { number + (call?.whenAndWhere ?? "") }

    var label: String { "\(isFailure ? "✗ " : "")\(text)" }
  }

  private let title: String
  /// The state machines that calls have changed. They have the first lanes.
  private let machines: [String]
  private var participants = [Self.code]
  private var arrows: [Arrow] = []

  init(of transcript: Transcript) {
    title = transcript.title
    machines = transcript.calls.flatMap(\.stateChanges).map(\.machine).withoutDuplicates(by: \.self)
    var places: [Int: Int] = [:]
    for run in transcript.runs {
      for index in 0..<run.count { places[run.first + index] = arrows.count }
      add(run, madeBy: run.call.outerNumber.flatMap { places[$0] })
    }
    for index in arrows.indices.reversed() {
      let last = arrows[index].last
      if let outer = arrows[index].outer { arrows[outer].last = max(arrows[outer].last, last) }
    }
    for expectation in transcript.missing { add(expectation) }
    for failure in transcript.failures {
      arrows.append(Arrow(from: 0, to: 0, text: failure, remarks: [], last: arrows.count))
    }
  }

  private mutating func add(_ run: RepeatedCalls<RecordedCall>, madeBy outer: Int?) {
    let call = run.call
    let remarks = [call.outcome, call.callerText].compactMap { $0 }
    let changes = call.stateChanges.map { change in
      (machines.firstIndex(of: change.machine) ?? 0, Self.shown(change.state, Self.limits.name))
    }
    arrows.append(
      Arrow(
        outer: outer, from: outer.map { arrows[$0].to } ?? 0, to: participant(call.mock),
        call: call, number: "\(run.label) ",
        text: run.prefix + Self.text(call.shortText, of: call.mock), remarks: remarks,
        changes: changes, last: arrows.count))
  }

  private mutating func add(_ expectation: DeclaredExpectation) {
    arrows.append(
      Arrow(
        from: 0, to: participant(expectation.mock ?? "any mock"),
        text: Self.text(expectation.description, of: expectation.mock ?? ""),
        remarks: ["\(expectation.place)"], last: arrows.count))
  }

  private mutating func participant(_ name: String) -> Int {
    // A mock may have the same name as the code.
    if let index = participants.dropFirst().firstIndex(of: name) { return index }
    participants.append(name)
    return participants.count - 1
  }

  /// The call without its mock, because the arrow points to the mock.
  private static func text(_ text: String, of mock: String) -> String {
    guard text.hasPrefix(mock) else { return text }
    let rest = text.dropFirst(mock.count)
    return String(rest.first == "." ? rest.dropFirst() : rest)
  }

  /// A text in one line, cut at a limit.
  private static func shown(_ text: String, _ limit: Int) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    return ShortText.bounded(lines.joined(separator: " ↵ "), to: limit)
  }

  var mermaid: String {
    var lines = ["sequenceDiagram"]
    for (letter, names) in [("s", machines), ("p", participants)] {
      for (index, name) in names.enumerated() {
        lines.append("  participant \(letter)\(index) as \(Self.escaped(name, Self.limits.name))")
      }
    }
    for (index, arrow) in arrows.enumerated() {
      lines += mermaidLines(of: arrow)
      for (machine, state) in arrow.changes {
        lines.append("  Note over s\(machine): \(Self.escaped(state, Self.limits.name))")
      }
      if arrow.last > index { lines.append("  activate p\(arrow.to)") }
      for (outer, arrow) in arrows.enumerated().prefix(index + 1).reversed()
      where arrow.last == index {
        if let result = arrow.call?.result {
          let text = Self.escaped(result, Self.limits.call)
          lines.append("  p\(arrow.to)-->>p\(arrow.from): \(text)")
        }
        if outer < index { lines.append("  deactivate p\(arrow.to)") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func mermaidLines(of arrow: Arrow) -> [String] {
    let head = arrow.isMissing ? "--x" : arrow.isFailure ? "-x" : "->>"
    let call = arrow.number + Self.shown(arrow.label, Self.limits.call)
    let texts = [call] + arrow.remarks + [arrow.call?.whenAndWhere].compactMap { $0 }
    let text = texts.map { Self.escaped($0, Self.limits.remark) }.joined(separator: "<br/>")
    let line = "  p\(arrow.from)\(head)p\(arrow.to): \(text)"
    return arrow.isFailure ? ["  rect rgb(255, 225, 225)", "  \(line)", "  end"] : [line]
  }

  /// Writes the characters with a meaning in Mermaid as numbers.
  private static func escaped(_ text: String, _ limit: Int) -> String {
    shown(text, limit).unicodeScalars.map { scalar in
      let isOwn = "#;:%<>&{}\\".unicodeScalars.contains(scalar) || scalar.value < 0x20
      return isOwn ? "#\(scalar.value);" : "\(scalar)"
    }.joined()
  }
}

/// The diagram as a picture.
extension SequenceDiagram {
  /// The places of lifelines and rows. A font with a fixed width needs no measuring.
  private struct Lanes {
    static let margin: Int = 16

    let places: [Int]

    init(_ names: [String], heads: [String]) {
      var places: [Int] = []
      var edge = 2 * Self.margin + (heads.map(Self.smallWidth).max() ?? 0)
      for name in names {
        let half = Self.boxWidth(name) / 2
        places.append(max(edge + half, (places.last ?? 0) + 120))
        edge = (places.last ?? 0) + half + 24
      }
      self.places = places
    }

    static func width(_ text: String) -> Int { (EscapedText.width(of: text) * 73 + 9) / 10 }
    static func smallWidth(_ text: String) -> Int { (EscapedText.width(of: text) * 61 + 9) / 10 }
    static func boxWidth(_ name: String) -> Int { width(name) / 2 * 2 + 20 }
    static func y(_ row: Int) -> Int { 94 + row * 46 }
  }

  var svg: String {
    let names = (machines + participants).map { Self.shown($0, Self.limits.name) }
    var widest = names
    for (machine, state) in arrows.flatMap(\.changes) where state.count > widest[machine].count {
      widest[machine] = state
    }
    let all = Lanes(widest, heads: arrows.map(\.head))
    let lanes = Array(all.places.dropFirst(machines.count))
    let bottom = Lanes.y(arrows.count)
    var (drawing, right) = ("", Lanes.margin + Lanes.width(title))
    for (x, name) in zip(all.places, names) {
      drawing += "<path d=\"M\(x) 48V\(bottom)\" stroke=\"#999\" stroke-dasharray=\"3 4\"/>\n"
      for y in [34, bottom] { drawing += Self.box(name, x, y) }
      right = max(right, x + Lanes.boxWidth(name) / 2)
    }
    for (index, arrow) in arrows.enumerated() where arrow.last > index {
      let (x, y) = (lanes[arrow.to] - 4, Lanes.y(index))
      let height = Lanes.y(arrow.last) + 6 - y
      drawing += Self.ground(x, y, 8, height, ##"fill="#dde6f5" stroke="#557""##) + "\n"
    }
    let threads = arrows.compactMap(\.call?.thread).withoutDuplicates(by: \.self)
    for (index, arrow) in arrows.enumerated() {
      let thread = threads.firstIndex { $0 == arrow.call?.thread } ?? 0
      let color = Self.colors[thread % Self.colors.count]
      for (machine, state) in arrow.changes {
        drawing += Self.box(state, all.places[machine], Lanes.y(index) - 12)
      }
      let (text, end) = Self.drawing(of: arrow, lanes, Lanes.y(index), color)
      (drawing, right) = (drawing + text, max(right, end))
    }
    let (width, height) = (right + Lanes.margin, bottom + 40)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-size="12" \
      font-family="Menlo, Consolas, 'DejaVu Sans Mono', monospace" fill="none">
      <style>@media (prefers-color-scheme: dark) { svg { filter: invert(1) hue-rotate(180deg) } }</style>
      <rect width="100%" height="100%" fill="#fff"/>
      \(Self.text(title, Lanes.margin, 20, ##"fill="#555""##))\(drawing)</svg>

      """
  }

  private static func box(_ name: String, _ x: Int, _ y: Int) -> String {
    let width = Lanes.boxWidth(name)
    return ground(x - width / 2, y, width, 24, ##"rx="3" fill="#eef2fa" stroke="#557""##) + "\n"
      + text(name, x, y + 16, ##"fill="#000" text-anchor="middle""##)
  }

  /// The colors of calls, one for each thread or task.
  private static let colors: [String] = ["#225", "#063", "#528", "#850", "#07a", "#744"]

  /// Draws a call with its number at the left, and returns its right end, too.
  /// - Parameter thread: the color of its thread.
  private static func drawing(
    of arrow: Arrow, _ lanes: [Int], _ y: Int, _ thread: String
  ) -> (String, end: Int) {
    let (color, gray) = arrow.isFailure ? ("#c00", "#c00") : (thread, "#666")
    let (start, end) = (lanes[arrow.from], lanes[arrow.to])
    let x = min(start, end) + 8
    let label = shown(arrow.label, limits.call)
    let remark = shown(arrow.remarks.joined(separator: " · "), limits.remark)
    let widths = (Lanes.width(label), Lanes.smallWidth(remark))
    // The backgrounds of both texts hide other lines.
    let white = ##"fill="#fff" fill-opacity=".85""##
    let drawing =
      text(arrow.head, Lanes.margin, y + 3, "fill=\"\(thread)\" font-size=\"10\"")
      + ground(x - 2, y - 17, widths.0 + 4, 13, white)
      + ground(x - 2, y + 4, widths.1 + 4, 13, white)
      + line(start, end, y, arrow, color) + text(label, x, y - 7, "fill=\"\(color)\"")
      + text(remark, x, y + 14, "fill=\"\(gray)\" font-size=\"10\"")
    return (drawing, x + max(widths.0, widths.1))
  }

  /// Draws an arrow: from a mock to itself as a bow, for a failure with a cross as its head.
  private static func line(
    _ start: Int, _ end: Int, _ y: Int, _ arrow: Arrow, _ color: String
  ) -> String {
    let path = start == end ? "M\(start) \(y - 5)h-24v5H\(end)" : "M\(start) \(y)H\(end)"
    let back = end < start ? 8 : -8
    let head =
      arrow.isFailure
      ? "d=\"M\(end - 5) \(y - 5)l10 10m0 -10l-10 10\" stroke-width=\"2\""
      : "d=\"M\(end + back) \(y - 4)L\(end) \(y)l\(back) 4z\" fill=\"\(color)\""
    let dashes = arrow.isMissing ? " stroke-dasharray=\"6 4\"" : ""
    return "<path d=\"\(path)\" stroke=\"\(color)\"\(dashes)/>"
      + "<path \(head) stroke=\"\(color)\"/>\n"
  }

  private static func ground(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ attributes: String
  ) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(attributes)/>"
  }

  private static func text(_ words: String, _ x: Int, _ y: Int, _ attributes: String) -> String {
    let marks: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    let escaped = words.unicodeScalars.map { scalar in
      // XML doesn't allow the other characters, even as numbers.
      let isText = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
      return isText ? marks[scalar] ?? "\(scalar)" : "�"
    }
    return "<text x=\"\(x)\" y=\"\(y)\" \(attributes)>\(escaped.joined())</text>\n"
  }
}

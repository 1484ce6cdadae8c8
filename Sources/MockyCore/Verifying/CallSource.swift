/// The calls of one member, of one mock, or of all mocks, which some lines of a `verify` block are
/// about.
struct CallSource {
  private let mock: MockObject?
  private let member: MemberName?
  /// The lines about these calls.
  var lines: [VerificationLine] = []
  /// True if a line asks for a total, and false if all ask for calls that no verification has found.
  private var hasTotals: Bool { lines.contains(where: \.isTotal) }
  /// The calls to compare the lines with. It is empty at a look, because no call may be released
  /// under the lock.
  private var calls: [Invocation] = []

  init(of declaration: Expectation) {
    mock = declaration.subject.mock
    member = declaration.member.name
  }

  func isSame(as other: CallSource) -> Bool {
    mock === other.mock && member?.key == other.member?.key
  }

  /// Finds the calls from a place on. Under the context's lock.
  mutating func look(in history: History, from place: Int) {
    guard let mock else {
      calls = history.calls(from: place)
      return
    }
    let members =
      member.map { [mock.table.expectations(of: $0)] } ?? Array(mock.table.members.values)
    for member in members {
      calls += member.calls.look(in: history, from: place, all: hasTotals)
    }
    if members.count > 1 { calls.sort { $0.place < $1.place } }
  }

  /// Compares the lines with the calls. Runs users' matchers, so never under the lock.
  mutating func compare() {
    // Many lines are found by the hash of their arguments, as many expectations are.
    let isMany = !member.isNil && lines.count >= MemberExpectations.indexThreshold
    let groups =
      isMany ? Dictionary(grouping: lines, by: \.declaration.arguments.nativeHash) : [:]
    for call in calls {
      let arguments = ArgumentList(call.arguments)
      let hash = isMany ? NativeHash.of(arguments) : nil
      let few = hash.map { (groups[nil] ?? []) + (groups[$0] ?? []) } ?? lines
      for line in few { line.compare(with: call, arguments) }
    }
    calls = []
  }
}

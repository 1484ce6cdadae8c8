/// A test that calls a mock of another one.
package struct OtherTest {
  let name: String
  /// The test that the mock belongs to.
  let owner: String
  let place: TestPlace?
  /// Adds a warning to the calling test, which does not fail.
  private let note: (String, MockFailure) -> Void

  package init(
    name: String, owner: String, place: TestPlace?, note: @escaping (String, MockFailure) -> Void
  ) {
    (self.name, self.owner, self.place, self.note) = (name, owner, place, note)
  }

  /// The usual reason for such a call, and what a test can do about it.
  static let cause: String =
    "parallel tests share a singleton; give each test its own, or use .serialized"

  /// Warns the calling test that its call makes the mock's test fail.
  func warn(of failure: MockFailure) {
    let call = failure.details.call?.text ?? failure.headline
    var report = Report("\(call) calls a mock of another test, \(owner), and makes that test fail")
    report.add("usual cause", Self.cause)
    note(report.text, failure)
  }
}

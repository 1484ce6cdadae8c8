import MockyGenerator

/// The code that `@Mockable` writes for a declaration.
struct GeneratedMock {
  let declaration: String

  init(_ declaration: String) { self.declaration = declaration }

  /// The protocol whose mock the guide shows.
  static let ofTheGuide = GeneratedMock(
    """
    @Mockable protocol Lamp {
      var isOn: Bool { get }
      func dim(to level: Int) throws
    }
    """)

  /// The mocks that the documents show parts of.
  static let shown = [
    ofTheGuide, GeneratedMock("@Mockable protocol Subscriber { func receive(_ message: String) }"),
  ]

  /// The two sources that the compiler gets.
  private var sources: [String] {
    let roles: [MockableExpansion.Role] = [.peer, .extension]
    return roles.map { MockableExpansion($0, of: declaration).source }
  }

  var parts: [Sample] { sources.map(Sample.init) }

  /// The messages of the compiler for a declaration that has no mock.
  var messages: [String] {
    MockableExpansion(.peer, of: declaration).diagnostics.map(\.message)
  }
}

import MockyGenerator

/// What `@Mockable` writes for a declaration.
struct GeneratedMock {
  private let declaration: String

  init(_ declaration: String) { self.declaration = declaration }

  /// The protocol whose mock the guide shows.
  static let ofTheGuide = GeneratedMock(
    """
    @Mockable protocol Lamp {
      var isOn: Bool { get }
      func dim(to level: Int) throws
    }
    """)

  /// The two sources that the compiler gets, without the conditions around them.
  var parts: [Sample] {
    let roles: [MockableExpansion.Role] = [.peer, .extension]
    return roles.map { Sample(MockableExpansion($0, of: declaration).source) }
  }

  /// What the compiler says instead.
  var messages: [String] {
    MockableExpansion(.peer, of: declaration).diagnostics.map(\.message)
  }
}

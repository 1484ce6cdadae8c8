import MockyCore

/// A receiver of messages.
///
/// The macro takes the place of the build plugin, which would have to be built for the tour, too.
@Mockable
protocol Subscriber: Sendable {
  func handle(_ message: String)
  func name() throws -> String
}

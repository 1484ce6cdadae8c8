import MockyCore

/// The tests of the tour, each in the file of its scene.
struct PublisherTests: Sendable {
  let context: Mockery
}

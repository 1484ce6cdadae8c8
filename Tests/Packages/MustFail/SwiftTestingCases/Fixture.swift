import Mocky
import Publishing
import Testing

/// Makes contexts for tests in other files.
struct Fixture {
  let context = Mockery()
  let publisher: Publisher

  init() { publisher = Publisher(context.mock(MockSubscriber.self)) }
}

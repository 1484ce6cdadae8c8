public import Foundation
public import MockyCore
public import Network

/// The mocks of this library: the plugin writes those that its sources name.
public typealias Mocks = (MockClient, MockSleep)

/// More of them, with associated types and in a type.
public typealias OtherMocks = (MockCache<Int>, Settings.MockSource)

/// A clock whose mock comes from the macro.
@Mockable public protocol Watch {
  var time: Date { get }
}

/// Returns a client of a server that answers the second request.
public func client(_ context: Mockery, answering text: String) -> MockClient {
  let client = context.mock(MockClient.self, named: "server")
  context.check {
    expectThat(client).receives(2).get(.any).then.onConsecutiveCalls {
      $0.throws(CacheError())
      $0.returns(Data(text.utf8))
    }
  }
  return client
}

import Foundation
import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

func useFunctions(_ context: Mockery) {
  let fetch = context.mock(MockFetch.self)
  let read = context.mock(MockReadLine.self)
  let sort = context.mock(MockSortItems.self)
  let show = context.mock(MockShowText.self)
  let convert = context.mock(MockConvert<Int>.self)
  let notify = context.mock(MockNotify.self)
  let load = context.mockFunction(named: "load", as: ((Int, String) async throws -> Bool).self)
  context.check {
    expectThat(fetch).receives.call(.any, true).then.returns(Data())
    expectThat(read).receives.call(1).then.throws(.closed)
    expectThat(sort).receives.call(["b", "a"]).then.performs { items in items.value.sort() }
    expectThat(show).receives.call(.startingWith("a")).then.returns(true)
    expectThat(convert).receives.call(3).then.returns([3])
    expectThat(notify).receives.call(.any).then.performs { done in done(1) }
    expectThat(load).receives.call(.any, "a").then.returns(true)
  }
  let functions: (Fetch, SortItems, Convert<Int>, Notify) = (
    fetch.function, sort.function, convert.function, notify.function
  )
  _ = functions.2(3)
  _ = load.function
  _ = try? read.function(1)
}

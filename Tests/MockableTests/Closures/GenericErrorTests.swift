import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Worker {
  func run<E: Error>(_ block: () throws(E) -> Void) throws(E) -> Int
  func keep<E: Error>(_ block: @escaping () throws(E) -> Void)
  func runIfThere<E: Error>(_ block: (() throws(E) -> Void)?) throws(E) -> Int
  func map<T, E: Error>(
    _ list: [Int], _ transform: (Int, inout Int) throws(E) -> T
  ) throws(E) -> [T]
  func later<E: Error>(_ block: @Sendable (Int) async throws(E) -> Int) async throws(E) -> Int
  func either<E: Error, F: Error>(
    _ first: () throws(E) -> Void, or second: @escaping () throws(F) -> Void
  ) -> Int
}

@Mockable private protocol Job {
  associatedtype Failure: Error
  func start(_ block: () throws(Failure) -> Int) throws(Failure) -> Int
}

private struct Torn: Error, Equatable {}

/// Closures whose error is known at the call only.
@Suite struct GenericErrorTests {
  private var (reporter, context, worker) = recordedContext(MockWorker.self)

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureThatThrowsAnyErrorIsCalled() {
    context.check {
      allowing(worker).receives.run(.any).then.performs {
        try $0()
        return 1
      }
    }
    #expect((try? worker.run { () throws in }) == 1)
    #expect(throws: Torn()) { try worker.run { () throws in throw Torn() } }
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureThatThrowsItsOwnErrorIsCalled() {
    context.check {
      allowing(worker).receives.run(.any).then.performs {
        try $0()
        return 1
      }
    }
    #expect((try? worker.run { () throws(Torn) in }) == 1)
    #expect(throws: Torn()) { try worker.run { () throws(Torn) in throw Torn() } }
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureThatCannotThrowIsCalled() {
    context.check {
      allowing(worker).receives.run(.any).then.performs {
        try $0()
        return 1
      }
    }
    let count = Captor<Int>()
    #expect(worker.run { count.record(1) } == 1)
    #expect(count.values == [1])
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aMatcherWithAnErrorTakesThisOneOnly() {
    context.check {
      allowing(worker).receives.run(Matcher<() throws(Torn) -> Void>.any).then.performs {
        block throws(Torn) in
        try block()
        return 1
      }
      allowing(worker).receives.run(Matcher<() throws -> Void>.any).then.returns(2)
    }
    #expect((try? worker.run { () throws(Torn) in }) == 1)
    #expect(throws: Torn()) { try worker.run { () throws(Torn) in throw Torn() } }
    #expect((try? worker.run { () throws in }) == 2)
    #expect((try? worker.run { () throws(CancellationError) in }) == 2)
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aMatcherOfAnythingGetsTheClosure() {
    let seen = Captor<String>()
    context.check {
      allowing(worker).receives.run(Matcher<Any>.any).then.performs { block in
        seen.record("\(type(of: block))")
        return 3
      }
    }
    #expect((try? worker.run { () throws in }) == 3)
    #expect((try? worker.run { () throws(Torn) in }) == 3)
    #expect(seen.values == ["() throws -> ()", "() throws(Torn) -> ()"])
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureThatEscapesIsKept() throws {
    let blocks = Captor<() throws -> Void>()
    context.check { expectThat(worker).receives(2).keep(.capturing(into: blocks)) }
    worker.keep { () throws in throw Torn() }
    worker.keep { () throws(Torn) in throw Torn() }
    for block in blocks.values { #expect(throws: Torn()) { try block() } }
    #expect(blocks.values.count == 2)
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureThatMayBeNilIsCalled() {
    context.check {
      expectThat(worker).receives.runIfThere(Matcher<(() throws(Torn) -> Void)?>.isNil).then
        .returns(0)
      allowing(worker).receives.runIfThere(Matcher<(() throws -> Void)?>.isNotNil).then.performs {
        try $0?()
        return 1
      }
    }
    #expect((try? worker.runIfThere((() throws(Torn) -> Void)?.none)) == 0)
    #expect((try? worker.runIfThere { () throws in }) == 1)
    #expect(throws: Torn()) { try worker.runIfThere { () throws in throw Torn() } }
    #expect(throws: Torn()) { try worker.runIfThere { () throws(Torn) in throw Torn() } }
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureWithParametersIsCalled() {
    context.check {
      allowing(worker).receives.map([1, 2], .any).then.performs { list, transform in
        var sum = 0
        return try list.map { try transform($0, &sum) } as [String]
      }
    }
    #expect(
      (try? worker.map([1, 2]) { (number, sum) throws in
        sum += number
        return "\(sum)"
      }) == ["1", "3"])
    #expect(throws: Torn()) {
      try worker.map([1, 2]) { (_, _) throws(Torn) -> String in throw Torn() }
    }
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureThatSuspendsIsCalled() async {
    context.check {
      allowing(worker).receives.later(.any).then.performs { try await $0(1) + 1 }
    }
    #expect(
      (try? await worker.later { (number) async throws in
        await Task.yield()
        return number
      }) == 2)
    await #expect(throws: Torn()) {
      try await worker.later { (_) async throws(Torn) in throw Torn() }
    }
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func closuresWithSeveralErrorsAreCalled() {
    context.check {
      let any = Matcher<() throws -> Void>.any
      allowing(worker).receives.either(any, or: any).then.performs { first, second in
        do {
          try first()
          try second()
          return 0
        } catch { return error is Torn ? 1 : 2 }
      }
    }
    #expect(worker.either({ () throws(Torn) in throw Torn() }, or: { () throws in }) == 1)
    #expect(worker.either({ () throws in }, or: { throw CancellationError() }) == 2)
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func anErrorOfAnAssociatedTypeMayBeAnyError() {
    let (any, torn) = (context.mock(MockJob<any Error>.self), context.mock(MockJob<Torn>.self))
    context.check {
      allowing(any).receives.start(.any).then.performs { try $0() + 1 }
      allowing(torn).receives.start(.any).then.performs { block throws(Torn) in try block() + 1 }
    }
    #expect((try? any.start { () throws in 1 }) == 2)
    #expect(throws: Torn()) { try any.start { () throws in throw Torn() } }
    #expect((try? torn.start { () throws(Torn) in 1 }) == 2)
    #expect(throws: Torn()) { try torn.start { () throws(Torn) in throw Torn() } }
    #expect(reporter.messages == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aClosureIsShownAsOne() {
    worker.keep { () throws(Torn) in }
    #expect(
      reporter.headlines == ["worker.keep(a closure): unexpected: no expectations were declared"])
    #expect(context.history.map(\.text) == ["worker.keep(a closure)"])
    assertContextSatisfied(context)
    #expect(context.history.map(\.text) == ["worker.keep(a closure)"])
  }
}

import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Calls in the history say who made them, where somebody asks for it.
@Suite struct RecordedCallerTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let cupboard: MockCupboard
  private let chime: MockChime
  private var larder: Larder { Larder(cupboard: cupboard, chime: chime) }

  init() {
    context = Mockery(reporter: reporter)
    context.recordsCallers = true
    cupboard = context.mock()
    chime = context.mock()
  }

  @Test func failuresSayWhoMadeTheCallsBefore() {
    let (open, close) = (#line + 2, #line + 3)
    context.check {
      allowing(cupboard).receives.open()
      allowing(cupboard).receives.close()
    }
    _ = larder.open()
    let made = #line + 1
    cupboard.close()
    larder.store("apple", at: 1)
    let larderFile = "Tests/AcceptanceTests/Transcript/Larder.swift"
    let test = "RecordedCallerTests.failuresSayWhoMadeTheCallsBefore()"
    #expect(
      reporter.headlines == [
        #"cupboard.put("apple", at: 1): unexpected: no expectation mentions it"#
      ])
    #expect(
      reporter.section(.beforeThis) == [
        "1. cupboard.open()    → :\(open), returned false, a default, from Larder.open() \(larderFile):19",
        "2. cupboard.close()   → :\(close), from \(test) :\(made)",
      ])
  }

  /// A value whose description takes a tenth of a second.
  private struct Slow: CustomStringConvertible {
    var description: String {
      Thread.sleep(forTimeInterval: 0.1)
      return "slow"
    }
  }

  @Test func timesLeaveOutTheReports() throws {
    let desk = context.mock(MockOrderDesk.self)
    context.check { allowing(desk).receives.weigh(2.5) }
    let began = DispatchTime.now().uptimeNanoseconds
    desk.anything(Slow())
    desk.weigh(2.5)
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
    let times = context.history.compactMap { $0.time?.seconds }
    try #require(times.count == 2)
    #expect(times[1] - times[0] <= elapsed - 0.1)
    #expect(reporter.headlines.count == 1)
  }

  @Test func itIsNotRecordedUnlessSomebodyAsks() {
    let plain = Mockery(reporter: reporter)
    #expect(!plain.recordsCallers)
    plain.mock(MockCupboard.self, strictness: .nice).close()
    plain.recordsCallers = true
    #expect(plain.recordsCallers)
    plain.mock(MockCupboard.self, strictness: .nice).close()
    plain.recordsCallers = false
    plain.mock(MockCupboard.self, strictness: .nice).close()
    #expect(plain.history.map { $0.caller != nil } == [false, true, false])
    #expect(plain.history.map { $0.time != nil } == [false, true, false])
    #expect(plain.history.map { $0.thread != nil } == [false, true, false])
  }

  @Test func theCallerOfAnAsyncMemberIsTheFunctionThatWaits() async {
    context.check { allowing(chime).receives.play(.any).then.returns(1) }
    _ = await larder.play()
    let called = #line + 1
    _ = await chime.play("b")
    _ = await Task.detached { [larder] in await larder.play() }.value
    #expect(
      context.history.map { $0.caller?.function } == [
        "Larder.play()", "RecordedCallerTests.theCallerOfAnAsyncMemberIsTheFunctionThatWaits()",
        "Larder.play()",
      ])
    #expect(context.history.map { $0.caller?.line } == [27, called, 27])
  }

  @Test func threadsAndTasksAreNumberedAsTheyCome() async {
    context.check { ignoring(cupboard) }
    cupboard.close()
    await withCheckedContinuation { done in
      Thread.detachNewThread { [cupboard] in
        cupboard.close()
        done.resume()
      }
    }
    await withCheckedContinuation { done in
      DispatchQueue.main.async { [cupboard] in
        cupboard.close()
        done.resume()
      }
    }
    async let other: Void = cupboard.close()
    await other
    cupboard.close()
    #expect(
      context.history.map(\.thread) == ["task 1", "thread 1", "main thread", "task 2", "task 1"])
  }

  @Test func callsThatAnActionMakesBelongToItsCall() async {
    let (cupboard, chime) = (cupboard, chime)
    context.check {
      allowing(cupboard).receives.open().then.runs { _ = chime.ring(1) }
      allowing(chime).receives.ring(.any).then.runs { _ in cupboard.close() }
      allowing(chime).receives.play(.any).then.performs { _ in
        await Task.yield()
        cupboard.close()
        return 1
      }
      allowing(cupboard).receives.close()
    }
    _ = larder.open()
    _ = await larder.play()
    cupboard.close()
    #expect(context.history.map(\.outerNumber) == [nil, 1, 2, nil, 4, nil])
  }

  @Test func callsThatARealObjectMakesBelongToThatOfItsSpy() {
    context.check { allowing(cupboard).receives.close() }
    let spy = context.spy(MockCupboard.self, on: Box(inner: cupboard))
    spy.close()
    cupboard.close()
    #expect(
      context.history.map(\.text) == ["cupboard2.close()", "cupboard.close()", "cupboard.close()"])
    #expect(context.history.map(\.outerNumber) == [nil, 1, nil])
  }

  @Test func callsSayWhatTheyGaveBack() async {
    context.check {
      expectThat(cupboard).receives.open()
      expectThat(cupboard).receives.open().then.returns(true)
      expectThat(cupboard).receives.put("a", at: 0).then.throws(CancellationError())
      expectThat(cupboard).receives.close()
      expectThat(chime).receives.ring(1).then.performs { $0 + 1 }
      expectThat(chime).receives.play("b").then.performs { _ in 5 }
    }
    _ = cupboard.open()
    _ = cupboard.open()
    try? cupboard.put("a", at: 0)
    cupboard.close()
    _ = chime.ring(1)
    _ = await chime.play("b")
    _ = chime.ring(2)
    #expect(
      context.history.map(\.result) == [
        "returned false", "returned true", "threw CancellationError()", nil, "returned 2",
        "returned 5", "returned 0",
      ])
  }

  @Test func aResetForgetsItAll() {
    context.check { ignoring(cupboard) }
    cupboard.close()
    context.reset()
    cupboard.close()
    #expect(context.history.map(\.time) == [.zero])
    #expect(context.history.map(\.thread) == ["task 1"])
  }

  @Test func whatACallGivesBackIsNotToldOfOneThatHasItsPlaceAfterAReset() {
    let (context, cupboard) = (context, cupboard)
    context.check {
      allowing(chime).receives.ring(.any).then.performs { times in
        context.reset()
        context.check { ignoring(cupboard) }
        cupboard.close()
        return times
      }
    }
    _ = chime.ring(3)
    #expect(context.history.map(\.text) == ["cupboard.close()"])
    #expect(context.history.map(\.result) == [nil])
    #expect(context.history.map(\.outerNumber) == [nil])
  }

  @Test func aCallThatEndsWhileNobodyAsksHasNoLaterOnes() {
    let context = context
    context.check {
      ignoring(cupboard)
      allowing(chime).receives.ring(.any).then.performs { times in
        context.recordsCallers = false
        return times
      }
    }
    _ = chime.ring(3)
    context.recordsCallers = true
    cupboard.close()
    #expect(context.history.map(\.result) == ["returned 3", nil])
    #expect(context.history.map(\.outerNumber) == [nil, nil])
  }

  private struct Box: Cupboard {
    let inner: any Cupboard
    func open() -> Bool { inner.open() }
    func put(_ thing: String, at place: Int) throws { try inner.put(thing, at: place) }
    func close() { inner.close() }
  }
}

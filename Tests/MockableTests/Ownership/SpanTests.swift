import Mocky
import MockyTestSupport
import Testing

/// Views, which must not outlive the call that they are passed to.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@Mockable private protocol Meter {
  func sum(_ values: Span<Int>) -> Int
  func weigh(_ values: Span<Int>?, _ factor: Int) throws -> Int
  func digest(_ bytes: RawSpan) async -> Int
  func scale(_ values: inout MutableSpan<Int>)
  func drain(_ values: consuming MutableSpan<Int>)
  func fill(_ values: inout OutputSpan<Int>)
  func each(_ body: (Span<Int>) -> Int) -> Int
}

@Suite(.mockery)
struct SpanTests {
  private let context = Mockery.current

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func anActionSeesTheView() throws {
    let meter = context.mock(MockMeter.self)
    context.check {
      expectThat(meter).receives.sum(.any).then.performs { values in
        values.borrow { span in span.indices.reduce(0) { $0 + span[$1] } } ?? 0
      }
      expectThat(meter).receives(2).weigh(.any, 2).then.performs { values, factor in
        factor * (values.borrow { $0?.count ?? 0 } ?? 0)
      }
    }
    let numbers = [1, 2, 3]
    #expect((meter as any Meter).sum(numbers.span) == 6)
    #expect(try meter.weigh(numbers.span, 2) == 6)
    #expect(try meter.weigh(nil, 2) == 0)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func anAsynchronousActionSeesIt() async {
    let meter = context.mock(MockMeter.self)
    context.check {
      expectThat(meter).receives.digest(.any).then.performs { bytes in
        await Task.yield()
        return bytes.borrow { $0.byteCount } ?? 0
      }
    }
    let numbers: [UInt8] = [1, 2, 3]
    #expect(await meter.digest(numbers.span.bytes) == 3)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func anActionWritesThroughTheView() {
    let meter = context.mock(MockMeter.self)
    let drained = Captor<Int>()
    context.check {
      expectThat(meter).receives.scale(.any).then.performs { values in
        values.mutate { $0[0] *= 10 }
      }
      expectThat(meter).receives.drain(.any).then.performs { values in
        drained.record(values.mutate { $0[1] } ?? 0)
      }
      expectThat(meter).receives.fill(.any).then.performs { values in
        values.mutate { $0.append(7) }
      }
    }
    var numbers = [1, 2]
    var span = numbers.mutableSpan
    meter.scale(&span)
    meter.drain(span)
    #expect(numbers == [10, 2])
    #expect(drained.values == [2])
    let filled = [Int](capacity: 2) { meter.fill(&$0) }
    #expect(filled == [7])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func aClosureTakesAView() {
    let meter = context.mock(MockMeter.self)
    context.check {
      expectThat(meter).receives.each(.any).then.performs { body in body([4, 5].span) }
    }
    #expect(meter.each { $0.count } == 2)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func messagesSayWhatItWas() {
    let lines = headlines { context in
      let meter = context.mock(MockMeter.self)
      context.check {
        expectThat(meter).receives.sum(.matching("three values") { $0.count == 3 })
      }
      _ = meter.sum([1].span)
    }
    #expect(
      lines == [
        "meter.sum(a Span<Int>): unexpected: "
          + "expected three values as argument 1"
      ])
  }
}

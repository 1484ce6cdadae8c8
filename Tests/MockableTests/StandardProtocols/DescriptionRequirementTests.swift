import Mocky
import Testing

/// Standard requirements that a protocol declares itself: they are mocked as any other.
@Mockable protocol Portrait: Hashable, CustomDebugStringConvertible, CustomStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
  func hash(into hasher: inout Hasher)
}

/// Requirements of these names, without the protocols of the standard library.
@Mockable protocol Sketch {
  var description: String { get }
  var debugDescription: String { get }
  var hashValue: Int { get }
  func hash() -> Int
}

/// A description that can be changed.
@Mockable protocol Caption {
  var description: String { get set }
}

/// A description of another type is no description of the mock.
@Mockable protocol Tapestry {
  var description: [String] { get }
  func description(of part: Int) -> String
}

/// A child of one that describes itself.
@Mockable protocol Miniature: Portrait { func hang() }

@Suite(.mockery) struct DescriptionRequirementTests {
  private let context = Mockery.current

  @Test func whatAProtocolDeclaresItselfIsMocked() {
    let mock = context.mock(MockPortrait.self)
    context.check {
      expectThat(mock).receives.description.then.returns("a lady")
      expectThat(mock).receives.debugDescription.then.returns("a lady, in oil")
      expectThat(mock).receives.hash(into: .any).then.performs { $0.value.combine(7) }
    }
    #expect("\(mock)" == "a lady")
    #expect(String(reflecting: mock) == "a lady, in oil")
    #expect(hash(of: mock) == hash(of: 7))
  }

  @Test func itIsMockedInAChildToo() {
    let mock = context.mock(MockMiniature.self)
    context.check {
      expectThat(mock).receives.description.then.returns("a child")
      expectThat(mock).receives.hang()
    }
    mock.hang()
    #expect("\(mock as any Portrait)" == "a child")
  }

  @Test func theNamesAloneAreMockedToo() {
    let mock = context.mock(MockSketch.self)
    let sketch: any Sketch = mock
    context.check {
      expectThat(mock).receives.description.then.returns("a hand")
      expectThat(mock).receives.debugDescription.then.returns("a hand, in ink")
      expectThat(mock).receives.hashValue.then.returns(1)
      expectThat(mock).receives.hash().then.returns(2)
    }
    #expect(sketch.description == "a hand")
    #expect(sketch.debugDescription == "a hand, in ink")
    #expect(sketch.hashValue == 1)
    #expect(sketch.hash() == 2)
  }

  @Test func aDescriptionMayBeSet() {
    let mock = context.mock(MockCaption.self)
    context.check {
      expectThat(mock).receives.description(setTo: "by the sea")
      expectThat(mock).receives.description.then.returns("a ship")
    }
    mock.description = "by the sea"
    #expect("\(mock)" == "a ship")
  }

  @Test func aDescriptionOfAnotherTypeIsNotTheMocksOwn() {
    let mock = context.mock(MockTapestry.self)
    let tapestry: any Tapestry = mock
    context.check {
      expectThat(mock).receives.description.then.returns(["a unicorn"])
      expectThat(mock).receives.description(of: 1).then.returns("a horn")
    }
    #expect(tapestry.description == ["a unicorn"])
    #expect(tapestry.description(of: 1) == "a horn")
    #expect("\(mock)" == "tapestry")
  }

  private func hash(of value: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(value)
    return hasher.finalize()
  }
}

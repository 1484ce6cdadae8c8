import Mocky
import Testing

@available(macOS 14, iOS 17, *)
@Mockable protocol Hologram {
  func project(_ image: String) -> Bool
  @available(macOS 15, iOS 18, *)
  var depth: Int { get }
}

@available(*, deprecated, message: "nobody writes letters") @Mockable
protocol Letter {
  func post()
}

/// Its deprecated member is mocked all the same.
@Mockable protocol Envelope {
  @available(*, deprecated, renamed: "seal()")
  func close()
  func seal()
}

@Suite(.mockery) struct ProtocolAvailabilityTests {
  private let context = Mockery.current

  @available(macOS 15, iOS 18, *)
  @Test func aMockIsAvailableWhereItsProtocolIs() {
    let mock = context.mock(MockHologram.self)
    context.check {
      expectThat(mock).receives.project("a rose").then.returns(true)
      expectThat(mock).receives.depth.then.returns(3)
    }
    #expect(mock.project("a rose"))
    #expect(mock.depth == 3)
  }

  @available(*, deprecated)
  @Test func aDeprecatedProtocolIsMocked() {
    let mock = context.mock(MockLetter.self)
    context.check { expectThat(mock).receives.post() }
    mock.post()
  }

  @available(*, deprecated)
  @Test func aDeprecatedMemberIsMocked() {
    let mock = context.mock(MockEnvelope.self)
    context.check {
      expectThat(mock).receives.close()
      expectThat(mock).receives.seal()
    }
    mock.close()
    mock.seal()
  }
}

import Foundation
import Mocky
import Testing

@Mockable protocol Feed: AsyncSequence where Element == Int { var title: String { get } }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@Mockable protocol QuietFeed: AsyncSequence<String, Never> {}
@Mockable protocol FeedCursor: AsyncIteratorProtocol where Element == Int {}
@Mockable protocol Playlist: Sequence<String> {}
@Mockable protocol Hamper: Sequence { func add(_ element: Element) }
@Mockable protocol Countdown: IteratorProtocol where Element == Int {}
@Mockable protocol LibraryStacks: RandomAccessCollection where Element == String {}
@Mockable protocol Parchment: Codable, Equatable { var title: String { get } }
@Mockable protocol Suit: CaseIterable, Hashable {}
@Mockable protocol Zone: RawRepresentable, Hashable where RawValue == String {}
@Mockable protocol Permission: OptionSet {}
@Mockable protocol PriceTag: ExpressibleByStringLiteral, LosslessStringConvertible {}
@Mockable protocol Balance: AdditiveArithmetic { var cents: Int { get } }
@Mockable protocol Milestone: Strideable {}
@Mockable protocol LoadedDie: RandomNumberGenerator {}
@Mockable protocol Journal: TextOutputStream {}
@Mockable protocol Field: CodingKey {}
@Mockable protocol Passenger: Identifiable where ID == Int {}
@Mockable protocol Mirrored: CustomReflectable {}
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@Mockable protocol Pacemaker: Clock {}

/// Requirements of the standard library's protocols are mocked like any others.
@Suite(.mockery) struct StandardRequirementTests {
  private let context = Mockery.current

  @Test func anAsyncSequenceGivesTheStreamThatItReturns() async throws {
    let feed = context.mock(MockFeed.self)
    context.check {
      expectThat(feed).receives.makeAsyncIterator()
        .then.performs {
          AsyncThrowingStream { continuation in
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
          }.makeAsyncIterator()
        }
    }
    var numbers: [Int] = []
    for try await number in feed { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func oneThatNeverThrowsGivesAStreamThatNeverDoes() async {
    let feed = context.mock(MockQuietFeed.self)
    context.check {
      expectThat(feed).receives.makeAsyncIterator()
        .then.performs { AsyncStream { $0.finish() }.makeAsyncIterator() }
    }
    for await text in feed { Issue.record("\(text)") }
  }

  @Test func anAsyncIteratorIsAskedForEachElement() async throws {
    let cursor = context.mock(MockFeedCursor.self)
    context.check { expectThat(cursor).receives(3).next().then.returns(1, 2, nil) }
    var iterator = cursor
    var numbers: [Int] = []
    while let number = try await iterator.next() { numbers.append(number) }
    _ = iterator
    iterator = cursor
    #expect(numbers == [1, 2])
  }

  @Test func aSequenceGivesTheIteratorThatItReturns() {
    let playlist = context.mock(MockPlaylist.self)
    context.check {
      expectThat(playlist).receives.makeIterator().then.performs {
        AnyIterator(["a", "b"].makeIterator())
      }
    }
    #expect(playlist.map { $0 } == ["a", "b"])
  }

  @Test func aSequenceOfAnything() {
    let basket = context.mock(MockHamper<Int>.self)
    context.check { expectThat(basket).receives.add(3) }
    basket.add(3)
  }

  @Test func anIteratorIsAskedForEachElement() {
    let countdown = context.mock(MockCountdown.self)
    context.check { expectThat(countdown).receives(3).next().then.returns(2, 1, nil) }
    #expect(IteratorSequence(countdown).map { $0 } == [2, 1])
  }

  @Test func aCollectionHasIndices() {
    let books = context.mock(MockLibraryStacks.self)
    context.check {
      allowing(books).receives.startIndex.then.returns(0)
      allowing(books).receives.endIndex.then.returns(2)
      allowing(books).receives.subscript(.any).then.performs { "book \($0)" }
    }
    #expect(books.count == 2)
    #expect(Array(books) == ["book 0", "book 1"])
  }

  @Test func encodingAndDecodingAreExpected() throws {
    let document = context.mock(MockParchment.self)
    struct Torn: Error {}
    context.check {
      expectThat(document).receives.encode(to: .any).then.throws(Torn())
      expectThat(MockParchment.self).receives.`init`(from: .any).then.returns(document)
    }
    #expect(throws: Torn.self) { try JSONEncoder().encode(document) }
    let decoded = try JSONDecoder().decode(MockParchment.self, from: Data("{}".utf8))
    #expect(decoded.mockObject === document.mockObject)
  }

  @Test func casesAreMocks() {
    let hearts = context.mock(MockSuit.self)
    context.check { expectThat(MockSuit.self).receives.allCases.then.returns([hearts]) }
    #expect(MockSuit.allCases == [hearts])
  }

  @Test func rawValuesAreExpected() {
    let north = context.mock(MockZone.self)
    context.check {
      expectThat(MockZone.self).receives.`init`(rawValue: "n").then.returns(north)
      expectThat(MockZone.self).receives.`init`(rawValue: "x").then.returns(nil)
      allowing(north).receives.rawValue.then.returns("n")
    }
    #expect(MockZone(rawValue: "n")?.rawValue == "n")
    #expect(MockZone(rawValue: "x") == nil)
  }

  @Test func optionsAndLiteralsAreInitializers() {
    context.check {
      expectThat(MockPermission.self).receives.`init`(rawValue: 4)
      expectThat(MockPriceTag.self).receives.`init`(stringLiteral: "x")
      expectThat(MockPriceTag.self).receives.`init`("y").then.returns(nil)
    }
    _ = MockPermission(rawValue: 4)
    let _: MockPriceTag = "x"
    let text = "y"
    #expect(MockPriceTag(text) == nil)
  }

  @Test func arithmeticIsExpectedOfTheType() {
    let balance = context.mock(MockBalance.self)
    context.check {
      expectThat(MockBalance.self).receives.`operator +`(balance, balance).then.returns(balance)
      expectThat(MockBalance.self).receives.zero.then.returns(balance)
    }
    #expect(balance + balance == .zero)
  }

  @Test func whatIsComparedAndDescribedByItselfStaysSo() {
    let milestone = context.mock(MockMilestone.self)
    let field = context.mock(MockField.self)
    let mirrored = context.mock(MockMirrored.self)
    #expect(milestone == milestone)
    #expect(!(milestone < milestone))
    #expect("\(field)" == "field")
    #expect(Mirror(reflecting: mirrored).children.isEmpty)
  }

  @Test func diceAndStreams() {
    let dice = context.mock(MockLoadedDie.self)
    let journal = context.mock(MockJournal.self)
    let pieces = Captor<String>()
    context.check {
      expectThat(dice).receives.next().then.returns(6)
      allowing(journal).receives.write(.capturing(into: pieces))
    }
    #expect(dice.next() == 6)
    var stream = journal
    print("dear diary", to: &stream)
    stream = journal
    #expect(pieces.values.joined() == "dear diary\n")
  }

  @Test func anIdentityThatHasATypeIsMocked() {
    let passenger = context.mock(MockPassenger.self)
    context.check { allowing(passenger).receives.id.then.returns(7) }
    #expect(passenger.id == 7)
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func aClockIsMocked() async throws {
    let clock = context.mock(MockPacemaker.self)
    context.check { expectThat(clock).receives.sleep(until: .any, tolerance: nil) }
    try await clock.sleep(until: .now, tolerance: nil)
  }
}

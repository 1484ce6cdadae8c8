import Mocky
import Testing

@Mockable protocol Archive<Record, Key> {
  associatedtype Record: Equatable
  associatedtype Key: Hashable
  func find(_ key: Key) -> Record?
  func keep(_ record: Record, as key: Key)
}

/// Redeclares what it inherits, and says the constraints again for the macro to see them.
@Mockable protocol TownArchive<Record, Key>: Archive where Record: Equatable, Key: Hashable {
  associatedtype Record
  associatedtype Key
  func close() -> [Record]
}

/// Names what it inherits in angle brackets.
@Mockable protocol OpenArchive<Record, Key>: Archive where Record: Equatable, Key: Hashable {
  func visit(_ key: Key) -> Record?
}

/// Fixes one, and redeclares the other.
@Mockable protocol NumberedArchive<Record>: Archive
where Key == Int, Record: Equatable {
  associatedtype Record
  func next() -> Key
  func all(after key: Key) -> [Self.Key: Record]
}

/// Fixes both in a `where` clause.
@Mockable protocol NameArchive: Archive where Record == String, Self.Key == Int {
  func rename(_ record: Record, to other: Self.Record) -> Key?
}

/// Fixes both in angle brackets.
@Mockable protocol CardArchive: Archive<String, Int> {
  func shuffle(_ times: Int)
}

/// Fixes them two steps further up.
@Mockable protocol PostcardArchive: CardArchive {
  func send(_ postcard: String)
}

/// Gives two inherited ones to two parents.
@Mockable protocol ShelvedArchive<Item>: Archive, Shelf
where Record == Item, Key == Int, Item: Equatable {
  func sweep()
}

@Suite(.mockery) struct ParentAssociatedTypeTests {
  private let context = Mockery.current

  @Test func redeclaredAssociatedTypesAreChosenWithTheMock() {
    let mock = context.mock(MockTownArchive<String, Int>.self)
    let archive: any TownArchive<String, Int> = mock
    context.check {
      expectThat(mock).receives.find(1).then.returns("one")
      expectThat(mock).receives.keep("two", as: .any)
      expectThat(mock).receives.close().then.returns(["one", "two"])
    }
    #expect(archive.find(1) == "one")
    archive.keep("two", as: 2)
    #expect(archive.close() == ["one", "two"])
  }

  @Test func inheritedOnesInAngleBracketsAreChosenToo() {
    let mock = context.mock(MockOpenArchive<String, Int>.self)
    context.check {
      expectThat(mock).receives.visit(1).then.returns("one")
      expectThat(mock).receives.find(.any).then.returns("two")
    }
    #expect(mock.visit(1) == "one")
    #expect(found(2, in: mock) == "two")
  }

  @Test func oneMayBeFixedAndTheOtherChosen() {
    let mock = context.mock(MockNumberedArchive<String>.self)
    context.check {
      expectThat(mock).receives.next().then.returns(2)
      expectThat(mock).receives.find(2).then.returns("two")
      expectThat(mock).receives.all(after: .any).then.returns([3: "three"])
    }
    #expect(found(mock.next(), in: mock) == "two")
    #expect(mock.all(after: 2) == [3: "three"])
  }

  @Test func allMayBeFixedInAWhereClause() {
    let mock = context.mock(MockNameArchive.self)
    let archive: any NameArchive = mock
    context.check {
      expectThat(mock).receives.rename("one", to: .startingWith("t")).then.returns(2)
      expectThat(mock).receives.find(2).then.returns("two")
    }
    #expect(archive.rename("one", to: "two") == 2)
    #expect(archive.find(2) == "two")
  }

  @Test func allMayBeFixedInAngleBrackets() {
    let mock = context.mock(MockCardArchive.self)
    let archive: any CardArchive = mock
    context.check {
      expectThat(mock).receives.shuffle(2)
      expectThat(mock).receives.keep("ace", as: 1)
    }
    archive.shuffle(2)
    archive.keep("ace", as: 1)
  }

  @Test func whatAParentFixesIsFixedInItsChildren() {
    let mock = context.mock(MockPostcardArchive.self)
    context.check {
      expectThat(mock).receives.find(1).then.returns("from Brighton")
      expectThat(mock).receives.send(.any)
    }
    mock.send(mock.find(1) ?? "")
  }

  @Test func twoParentsMayShareOne() {
    let mock = context.mock(MockShelvedArchive<String>.self)
    context.check {
      expectThat(mock).receives.put("a vase")
      expectThat(mock).receives.keep("a vase", as: 1)
      expectThat(mock).receives.sweep()
    }
    mock.put("a vase")
    mock.keep("a vase", as: 1)
    mock.sweep()
  }

  private func found<A: Archive>(_ key: A.Key, in archive: A) -> A.Record? { archive.find(key) }
}

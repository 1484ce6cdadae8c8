import Foundation
import MockyTestSupport
import Testing

@testable import MockyCore

struct DefaultValuesTests {
  private var defaults = DefaultValues()

  enum Color: String, CaseIterable { case red, green }
  enum Nothing: CaseIterable {}
  struct Options: OptionSet { let rawValue: Int }

  @Test func numbersAreZero() {
    #expect(defaults.value(for: Int.self) == 0)
    #expect(defaults.value(for: UInt8.self) == 0)
    #expect(defaults.value(for: Double.self) == 0)
    #expect(defaults.value(for: Float.self) == 0)
    #expect(defaults.value(for: Decimal.self) == 0)
    #expect(defaults.value(for: Duration.self) == .zero)
  }

  @Test func truthIsFalseAndTextIsEmpty() {
    #expect(defaults.value(for: Bool.self) == false)
    #expect(defaults.value(for: String.self)?.isEmpty == true)
    #expect(defaults.value(for: Substring.self)?.isEmpty == true)
    #expect(defaults.value(for: StaticString.self)?.description.isEmpty == true)
    #expect(defaults.value(for: Character.self) == " ")
  }

  /// Swift 6.4 has such a type in the standard library.
  @Test func aPathIsTheRoot() {
    struct FilePath: ExpressibleByStringLiteral {
      let text: String
      init(stringLiteral text: String) { self.text = text }
    }
    #expect(defaults.value(for: FilePath.self)?.text == "/")
  }

  @Test func nothingIsNothing() {
    #expect(defaults.value(for: Void.self) != nil)
    #expect(defaults.value(for: Int?.self) == .some(.none))
    #expect(defaults.value(for: NoDefault?.self) != nil)
    #expect(defaults.value(for: (any Turtle)?.self) != nil)
  }

  @Test func collectionsAreEmpty() {
    #expect(defaults.value(for: [NoDefault].self)?.isEmpty == true)
    #expect(defaults.value(for: ArraySlice<Int>.self)?.isEmpty == true)
    #expect(defaults.value(for: ContiguousArray<Int>.self)?.isEmpty == true)
    #expect(defaults.value(for: Set<Int>.self)?.isEmpty == true)
    #expect(defaults.value(for: [String: NoDefault].self)?.isEmpty == true)
    #expect(defaults.value(for: Options.self)?.isEmpty == true)
    #expect(defaults.value(for: Data.self)?.isEmpty == true)
    #expect(defaults.value(for: CharacterSet.self)?.isEmpty == true)
    #expect(defaults.value(for: IndexSet.self)?.isEmpty == true)
    #expect(defaults.value(for: Range<Int>.self)?.isEmpty == true)
  }

  @Test func foundationsCommonTypesHaveFixedValues() {
    #expect(defaults.value(for: Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(defaults.value(for: URL.self) == URL(string: "about:blank"))
    #expect(
      defaults.value(for: UUID.self)?.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(defaults.value(for: Locale.self)?.identifier == "en_US_POSIX")
    #expect(defaults.value(for: TimeZone.self) == .gmt)
    #expect(defaults.value(for: Calendar.self)?.identifier == .gregorian)
    #expect(defaults.value(for: DateComponents.self)?.year == nil)
  }

  @Test func theFirstCaseStandsForAll() {
    #expect(defaults.value(for: Color.self) == .red)
    #expect(defaults.value(for: Nothing.self) == nil)
  }

  @Test func tuplesAreMadeOfTheirParts() throws {
    let pair = try #require(defaults.tuple(Int.self, String.self, Color.self))
    #expect(pair == (0, "", .red))
    #expect(defaults.tuple(Int.self, NoDefault.self) == nil)
  }

  @Test func whatCannotBeMadeIsNotThere() {
    #expect(defaults.value(for: NoDefault.self) == nil)
    #expect(defaults.value(for: (any Turtle).self) == nil)
    #expect(defaults.value(for: (() -> Void).self) == nil)
    #expect(defaults.value(for: Any.self) == nil)
    #expect(defaults.value(for: AnyObject.self) == nil)
    #expect(defaults.value(for: Blob.self) == nil)
    #expect(defaults.value(for: Trouble.self) == nil)
  }

  @Test mutating func aGivenValueComesBeforeAllOthers() {
    defaults.set(3, for: Int.self)
    defaults.set(.green, for: Color.self)
    defaults.set(4, for: Int?.self)
    defaults.set(["x"], for: [String].self)
    defaults.set(Date(timeIntervalSince1970: 0), for: Date.self)
    #expect(defaults.value(for: Int.self) == 3)
    #expect(defaults.value(for: Color.self) == .green)
    #expect(defaults.value(for: Int?.self) == 4)
    #expect(defaults.value(for: [String].self) == ["x"])
    #expect(defaults.value(for: Date.self) == Date(timeIntervalSince1970: 0))
    #expect(defaults.value(for: Int8.self) == 0)
  }

  @Test mutating func aValueIsGivenForAProtocol() {
    defaults.set(Circle(radius: 1), for: (any Shape).self)
    #expect(defaults.value(for: (any Shape).self) as? Circle == Circle(radius: 1))
    #expect(defaults.value(for: Circle.self) == nil)
  }

  @Test mutating func nilCanBeGiven() {
    defaults.set(nil, for: Int?.self)
    #expect(defaults.value(for: Int?.self) == .some(.none))
  }

  @Test mutating func partsOfTuplesCanBeGiven() throws {
    defaults.set(3, for: Int.self)
    let pair = try #require(defaults.tuple(Int.self, String.self))
    #expect(pair == (3, ""))
  }
}

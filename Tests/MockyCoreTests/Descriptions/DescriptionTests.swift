import Testing

@testable import MockyCore

struct DescriptionTests {
  @Test func anEmptyDescriptionHasNoText() {
    #expect(Description().text.isEmpty)
  }

  @Test func partsAreAppendedInOrder() {
    var description = Description()
    description.append("the words ")
    description.append(value: "some")
    description.append(" of ")
    description.append(describing: Matcher.greaterThan(3))
    description.append(" in ")
    description.append(list: ["a", "b"])
    description.append(list: ["c", "d"], separator: "/")
    #expect(description.text == "the words \"some\" of greater than 3 in a, bc/d")
  }

  @Test func whatDescribesItselfIsPrintedSo() {
    #expect("\(Matcher.greaterThan(3) && !.equal(to: 5))" == "greater than 3 and not 5")
    #expect("\(Cardinality.between(2, and: 3))" == "2 to 3 times")
    #expect("\(Action<Void, Never, Int>("counts") { _ in .nothing })" == "counts")
  }

  @Test func longValuesAreCutAndLongWordsAreNot() {
    let long = String(repeating: "x", count: 1000)
    var description = Description()
    description.append(long)
    #expect(description.text == long)
    description.append(value: long)
    #expect(description.text.count < 1500)
  }
}

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

  @Test func longValuesAreCutAndLongWordsAreNot() {
    let long = String(repeating: "x", count: 1000)
    var description = Description()
    description.append(long)
    #expect(description.text == long)
    description.append(value: long)
    #expect(description.text.count < 1500)
  }
}

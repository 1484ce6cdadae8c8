import Mocky
import Testing

@Mockable protocol Saver {
  func save(_ text: String) throws
}

@Mockable protocol Keeper {
  func save(_ text: String) throws
}

/// Two parents require the same: redeclared, it is one requirement.
@Mockable protocol Notebook: Saver, Keeper {
  func save(_ text: String) throws
}

@Suite(.mockery) struct CommonRequirementTests {
  @Test func aRequirementOfTwoParentsIsMockedWhereTheChildRedeclaresIt() throws {
    let context = Mockery.current
    let mock = context.mock(MockNotebook.self)
    context.check {
      inSequence(context.sequence("pages")) {
        expectThat(mock).receives.save("first")
        expectThat(mock).receives.save(.startingWith("sec"))
        expectThat(mock).receives.save("third")
      }
    }
    try (mock as any Saver).save("first")
    try (mock as any Keeper).save("second")
    try (mock as any Notebook).save("third")
  }
}

/// All scenarios in XCTest. In Swift Testing each is a test of its own.
final class ScenariosInXCTest: ScenarioTestCase {
  func testArgumentScenarios() { play(ArgumentScenarios.init, ArgumentScenarios.all) }

  func testValueScenarios() { play(ValueScenarios.init, ValueScenarios.all) }

  func testCallScenarios() { play(CallScenarios.init, CallScenarios.all) }

  func testTestScenarios() { play(TestScenarios.init, TestScenarios.all) }

  func testMisuseScenarios() { play(MisuseScenarios.init, MisuseScenarios.all) }

  func testAStateDoesNotCome() async throws {
    try await play(TestScenarios.init, TestScenarios.aStateDoesNotCome)
  }

  func testAnExpectationIsNotSatisfiedInTime() async throws {
    try await play(TestScenarios.init, TestScenarios.anExpectationIsNotSatisfiedInTime)
  }

  func testACallIsNotFoundInTime() async throws {
    try await play(TestScenarios.init, TestScenarios.aCallIsNotFoundInTime)
  }

  func testOnAnotherThread() async throws {
    try await play(TestScenarios.init, TestScenarios.onAnotherThread)
  }

  func testInATaskOfItsOwn() async throws {
    try await play(TestScenarios.init, TestScenarios.inATaskOfItsOwn)
  }

  func testInATaskThatAnActionStarts() async throws {
    try await play(TestScenarios.init, TestScenarios.inATaskThatAnActionStarts)
  }

  func testInATaskThatACommandStarts() async throws {
    try await play(TestScenarios.init, TestScenarios.inATaskThatACommandStarts)
  }

  func testAnErrorThatEndsTheTest() async throws {
    try await play(MisuseScenarios.init, MisuseScenarios.anErrorThatEndsTheTest)
  }
}

extension ArgumentScenarios {
  fileprivate static var all: [(Self) -> () -> Void] {
    [
      oneOfThreeArguments, twoOfThreeArgumentsWithMatchers, oneLineOfALongString,
      threeLinesOfALongString, aLineIsMissing, theMiddleOfALongLine, theBeginningOfAString,
      theEndOfAString, theMiddleOfAString,
    ]
  }
}

extension ValueScenarios {
  fileprivate static var all: [(Self) -> () -> Void] {
    [
      onePartOfAStruct, threePartsOfAStruct, aDateInAStruct, manyPartsOfAStruct, aCaseOfAnEnum,
      whatACaseHolds, anEquatableObject, anObjectComparedByIdentity, objectsThatHoldEachOther,
      bytes, bytesOfText, textsOfJSON, textsOfTheSameJSON, anotherOrder, notANumber,
      keysOfADictionary, aSet, aDate, aDay, aFloatingPointNumber, aNumberThatIsNotClose,
      valuesThatDescribeThemselvesAlike, anElementIsMissing, anElementIsAnotherAndOneTooMany,
      nilAndAWordThatLooksLikeIt, anOptionSet, charactersThatCannotBeSeen, charactersThatLookAlike,
      wideCharacters, anotherType, whatIsInAnArrayOfAnything, aPartOfAURL, theOrderOfAQuery,
      aValueThatDescribesItself, valuesOfWhichNoPartDiffers,
    ]
  }
}

extension CallScenarios {
  fileprivate static var all: [(Self) -> () -> Void] {
    [
      neverCalled, neverCalledThoughSimilarCallsCame, neverCalledAsAnotherTakesItsCalls,
      calledTooOften, calledTooOftenAfterManyOtherCalls, calledTooOftenWithAllCallers,
      calledThoughExpectedNever,
      calledTooOftenByAPattern, calledTooOftenByName,
      wrongState, wrongArgumentInTheWrongState, tooEarlyInASequence,
      tooEarlyAsTheFirstHasNotComeOftenEnough, tooLateInASequence,
      besideTwentyExpectations, anEqualTextSaysMoreThanAnEqualNumber,
      twoAreEquallyClose, oneWithRoomIsCloserThanOneThatIsSpent, anotherOverload, anotherMock,
      aSiblingMember, aMemberThatNothingMentions, noExpectationAtAll,
    ]
  }
}

extension TestScenarios {
  fileprivate static var all: [(Self) -> () -> Void] {
    [
      severalFromOneRoot, everyCallTooManyIsCounted, foundTooOften, foundTooOftenWithAllCallers,
      notFound, foundInAnotherOrder,
      moreInteractions, throughAnotherPackage, deeperThanFortyFunctions, tooDeepToReachTheTest,
      aDefaultTakesACallThatAnotherExpectationMisses, verificationsAfterARoot,
      deepInside, byAHelperOfTheTest, byAnExtensionOfTheProtocol, aRegularExpression, aPartOfAValue,
      aMatcherThatDescribesItselfInSeveralLines,
    ]
  }
}

extension MisuseScenarios {
  fileprivate static var all: [(Self) -> () -> Void] {
    [
      calledAfterTheVerification, aNameThatIsTaken, anExpectationOutsideOfABlock,
      aMockOfAnotherContext, aValueThatCannotBeMade,
    ]
  }
}

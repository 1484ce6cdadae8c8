extension Model {
  /// A rule that is broken on purpose, to see that the trial notices.
  enum Mutation: String, CaseIterable {
    case neverOnlyWhereItStands, lastMatchTakes, exhaustedTakes, fallbackFirst,
      guardsAreAlternatives
    case sequenceDoesNotRetire, optionalMembersAreDemanded, outerGuardsAreLost, niceIsAlwaysNice
    case laterFailuresAreReported, firstValueIsRepeated, checkpointForgetsDefaults
    case transitionIsForgotten, resetKeepsStates, resetForgetsDefaultValue
    case spyIsStrict, spyForwardsWhatHadItsCalls, spyForwardsWhatIsForbidden
    case foundCallsStay, failedVerificationUsesNothingUp, orderDoesNotMatter, gapsAreForbidden
    case firstOfSeveralIsDemanded, callsStayFoundByOneOfSeveral, assertionForgetsCalls
    case resetKeepsCalls, allowedCallsAreExpected, foundCallsAreInteractions
    case failedVerificationIsRoot, failedVerificationIsNoFailure, refusedCallsAreCaptured
    case totalsCountNewCalls, foundCallsCountAgain, linesShareTheirCalls, callsAreGivenInTurn
    case unmetLinesKeepTheirCalls, optionalLinesAreDemanded, choiceMarksAllThatAreMet
    case captorsGetFoundCalls, timedVerificationMarksParts
    case unreachableIsDeclared, repetitionIsMisuse, blockIsDeclaredInItsPlace
    case niceIsAlwaysNiceLater, neverEndsWithTheTest, anyAllowanceStays, resetKeepsLateAnswers
    case verificationsEndWithTheTest
  }
}

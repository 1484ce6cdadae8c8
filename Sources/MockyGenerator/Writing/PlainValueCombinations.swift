/// The ways to mix plain values and matchers in the arguments of an expectation. A builder has one
/// method for each way.
enum PlainValueCombinations {
  /// The number of parameters up to which a test may mix them freely.
  private static let parameterLimit = 4

  /// Returns the choices of plain values, one for each method. More parameters than the limit take
  /// plain values all together, or not at all.
  /// - Parameter takesPlainValues: a Boolean value for each parameter.
  static func all(of takesPlainValues: [Bool]) -> [[Bool]] {
    let none = takesPlainValues.map { _ in false }
    guard takesPlainValues.contains(true) else { return [none] }
    guard takesPlainValues.count(where: \.self) <= parameterLimit else {
      return [takesPlainValues, none]
    }
    return takesPlainValues.reduce([[]]) { partial, takes in
      var longer: [[Bool]] = []
      for head in partial {
        if takes { longer.append(head + [true]) }
        longer.append(head + [false])
      }
      return longer
    }
  }
}

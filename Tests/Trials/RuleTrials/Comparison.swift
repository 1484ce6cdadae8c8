/// Two ways to run a program, in which the same is to be observed.
struct Comparison {
  let name: String
  let expected: (Program) -> Observations
  let got: (Program) -> Observations

  /// The model of the rules, and Mocky.
  static func model(_ mutation: Model.Mutation? = nil) -> Comparison {
    Comparison(
      name: "Mocky does what the model says",
      expected: { program in
        var model = Model(mutation)
        model.run(program)
        return model.observations
      },
      got: observing(Int.self, texts: false))
  }

  /// Arguments that Swift's own code compares, and arguments of a type that it does not: results
  /// and all that failures say.
  static func arguments<Short: Number, Long: Number>(
    _ short: Short.Type, _ long: Long.Type
  ) -> Comparison {
    Comparison(
      name: "\(long) is treated like \(short)",
      expected: observing(short, texts: true), got: observing(long, texts: true))
  }

  private static func observing<N: Number>(
    _ type: N.Type, texts: Bool
  ) -> (Program) -> Observations {
    { program in
      var rehearsal = Rehearsal<N>(observingTexts: texts)
      rehearsal.run(program)
      return rehearsal.observations
    }
  }
}

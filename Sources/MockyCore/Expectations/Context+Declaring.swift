extension Context {
  /// Adds the expectations of a block to those so far, in their order.
  /// - Returns: the expectations, for a block around this one.
  func declare(tier: Expectation.Tier, _ write: () -> ExpectationGroup) -> [Expectation] {
    let isInner = Self.writesBlock.isSet
    let contents = Self.writesBlock.set(during: write)
    reporter.contextIsUsed()
    var reader = BlockReader(context: self, tier: tier)
    reader.collect(contents)
    if Context.forbidsDeclaring {
      misuse(.declaredWhileMatching, at: reader.expectations.first?.position ?? origin)
      return []
    }
    var unreachable: [(expectation: Expectation, obstacle: Expectation)] = []
    let declared = update { state in
      // In one step, so that a call at the same time counts for exactly one of the two.
      for expectation in reader.expectations { expectation.succeed() }
      for expectation in reader.moved { state.table.remove(expectation) }
      state.table.refuse(reader.refused)
      return reader.expectations.filter { expectation in
        // The place of an inner block's expectation is known when the outer block declares it again.
        let obstacle = isInner ? nil : state.table.unreachable.obstacle(to: expectation)
        if let obstacle { unreachable.append((expectation, obstacle)) }
        if obstacle.isNil { state.register(expectation) }
        return obstacle.isNil
      }
    }
    for misuse in reader.misuses { fail(misuse) }
    for (expectation, obstacle) in unreachable {
      let misuse = expectation.misuse(behind: obstacle)
      fail(.misuse(misuse, at: expectation.position, because: expectation.reasonText))
    }
    // A known issue explains nothing.
    for (misuse, owner) in reader.blamed where update({ $0.ledger.hasFailed }) {
      owner.update { $0.ledger.blame(misuse) }
    }
    return declared
  }

  /// Marks threads that run the closure of a block.
  private static let writesBlock = ThreadMark()
}

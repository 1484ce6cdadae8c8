import MockyGenerator

/// The messages about a `MockX` without a protocol or class `X`.
///
/// A message needs a sign of a slip: other tools of the project may generate the type.
extension Symbols {
  /// Returns what the tests declare under a name at the top of a file.
  private func own(_ name: String) -> Symbol? {
    let own = self[Path(module: testModule, names: [name])]
    return own?.isCertain == true && own?.isVisible == true ? own : nil
  }

  /// Returns a message for a type of the tests that has the name of a declaration elsewhere; nil if
  /// there is none.
  func message(for name: String, hiding found: FoundProtocol) -> String? {
    guard found.module != testModule, let own = own(found.name) else { return nil }
    guard let type = own.onlyAlias?.declaration.type else {
      return explanation(found.name, own.types[0].type.keyword, name)
    }
    if type.core.description.hasSuffix(".\(found.name)") { return nil }
    return "'\(name)' is not generated: '\(found.name)' is an alias of '\(type)' in the tests"
  }

  /// Returns the module whose declaration of the same name the tests' own alias names: `typealias
  /// Store = Shop.Store`.
  func module(ofAlias name: String) -> String? {
    guard let components = own(name)?.onlyAlias?.declaration.type.core.named,
      components.count == 2, components[1].name.bare == name
    else { return nil }
    return components[0].name.bare
  }

  /// - Parameters:
  ///   - name: the name of the mock.
  ///   - imports: the imports of the file that uses it.
  /// - Returns: the message; nil if the mock may come from elsewhere.
  func message(for name: String, imports: Set<String>) -> String? {
    let wanted = String(name.dropFirst(4))
    guard wanted.first?.isLowercase == false, !MockyNames.names.contains(name),
      imports.allSatisfy({ modules.contains($0) || SystemModules.names.contains($0) })
    else { return nil }
    if let word = hidden[wanted] {
      return "'\(name)' is not generated: '\(wanted)' is \(word), and its mock is in another "
        + "file; remove '\(word)'"
    }
    if let kind = self[wanted].flatMap(\.types).first?.type.keyword {
      return explanation(wanted, kind, name)
    }
    if SystemModules.classes.contains(wanted) {
      return
        "'\(name)' is not generated: '\(wanted)' is a class of the system, whose source is not"
        + " available; declare a protocol with the members that your code calls, let '\(wanted)'"
        + " conform to it, and mock the protocol"
    }
    let seen = imports.intersection(modules).union([testModule])
    let nearest = nearest(to: wanted, in: seen)
    guard !nearest.isEmpty else { return nil }
    let others = seen.subtracting([testModule]).sorted()
    let places = (others.isEmpty ? [testModule] : others).joined(separator: ", ")
    return "no protocol or class '\(wanted)' in \(places); did you mean "
      + "\(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private func explanation(_ wanted: String, _ kind: String, _ name: String) -> String? {
    // An alias may mean anything, and `@Mockable` mocks declarations that only their own file sees.
    guard ["struct", "enum", "actor"].contains(kind) else { return nil }
    let what =
      kind == "struct" ? "a struct without closures" : "an \(kind), not a protocol or a class"
    return "'\(name)' is not generated: '\(wanted)' is \(what); "
      + "use a real one, or mock a protocol that it conforms to"
  }

  /// Returns the names that differ in a letter or two, in alphabetical order.
  private func nearest(to wanted: String, in seen: Set<String>) -> [String] {
    let most = wanted.count < 6 ? 1 : 2
    let mocked = symbols.values.filter { seen.contains($0.path.module) }.flatMap(\.found)
    let candidates = Set(mocked.filter { $0.kind == .protocol || $0.kind == .class }.map(\.name))
    let distances = candidates.map { ($0, distance(wanted, $0)) }.filter { $0.1 <= most }
    let least = distances.map(\.1).min()
    return Array(distances.filter { $0.1 == least }.map(\.0).sorted().prefix(3))
  }

  /// Returns the number of letters to change, move, add or leave out to make one word from another.
  private func distance(_ one: String, _ other: String) -> Int {
    let difference = other.lowercased().difference(from: one.lowercased())
    return max(difference.insertions.count, difference.removals.count)
  }
}

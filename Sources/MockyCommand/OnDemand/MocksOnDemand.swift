import MockyGenerator

/// The mocks that a test target uses and does not declare.
package struct MocksOnDemand {
  private let testModule: String
  /// A Boolean value that indicates whether other modules use the mocks, too.
  private let isShared: Bool
  /// A Boolean value that indicates whether expectations can leave out arguments, as some do.
  private let hasAnyArguments: Bool
  /// A Boolean value that indicates whether the tests run defaults of extensions.
  private let runsDefaults: Bool
  /// The number of files that they are written into.
  private let parts: Int
  /// All sources that were read, the tests first.
  let sources: [ReadSource]
  private var symbols: Symbols
  private var valueTypes = ValueTypes()
  /// The protocols that a class mock of the tests' own also conforms to.
  private var combined: [OnDemandMock] = []
  private var declared: Set<String> = []
  private var uses: [String: [MockUse]] = [:]
  private var mocks: [OnDemandMock] = []
  /// The problems of sources that could not be read, by file.
  private var unreadable: [String: [SourceProblem]] = [:]
  /// The problems that keep mocks from being written, in the order of the mocks' names.
  package private(set) var problems: [SourceProblem] = []
  /// The problems of declarations that an older compiler does not see.
  private var newer: [(conditions: [Condition], problem: SourceProblem)] = []
  /// Warnings about names that may be meant as mocks, in the order of the names.
  package private(set) var warnings: [SourceProblem] = []

  /// Looks for the mocks.
  ///
  /// - Parameters:
  ///   - tests: the sources of the test target.
  ///   - testModule: the test target's module.
  ///   - dependencies: the sources of all modules that it depends on.
  ///   - parts: the number of files that they are written into.
  ///   - isShared: whether other modules use the mocks, too.
  package init(
    of tests: [SourceInput], module testModule: String, reading dependencies: [ReadSource],
    parts: Int = 1, isShared: Bool = false
  ) {
    self.testModule = testModule
    self.parts = parts
    self.isShared = isShared
    let tests = tests.map { ReadSource($0) }
    runsDefaults = tests.contains(where: \.mockNames.runsDefaults)
    hasAnyArguments = isShared || tests.contains(where: \.mockNames.hasAnyArguments)
    sources = tests + dependencies
    symbols = Symbols(sources, tests: testModule)
    for test in tests {
      for use in test.mockNames.used {
        uses[use.name, default: []].append(MockUse(use: use, test: test))
      }
    }
    for source in sources {
      declared.formUnion(source.mockNames.declared)
      if !source.problems.isEmpty { unreadable[source.input.path] = source.problems }
    }
    var found: [FoundProtocol] = []
    let undeclared = uses.keys.filter { !declared.contains($0) }
    symbols.readStructs(of: sources, named: Set(undeclared.map { String($0.dropFirst(4)) }))
    for name in undeclared.sorted() {
      guard let use = uses[name]?.first, symbols.isUnknown(name) else {
        found += find(name)
        continue
      }
      if isInLibrary(name) { continue }
      if let message = symbols.message(for: name, imports: use.imports) { warn(message, at: use) }
    }
    let named = found.count
    if !isShared { addReturned(to: &found) }
    let part = Dictionary(grouping: found, by: self.part).mapValues(imports)
    for (index, one) in found.enumerated() {
      let known = (problems.count, newer.count)
      write(one, importing: part[self.part(of: one), default: []])
      // Nobody has asked for the mocks that other mocks return.
      if index >= named {
        problems.removeSubrange(known.0...)
        newer.removeSubrange(known.1...)
      }
    }
    if !mocks.isEmpty {
      let own = tests.flatMap(\.found).filter { $0.kind == .class && !$0.isVisible }
      for one in symbols.all(.class, in: testModule) + own { combine(one) }
    }
  }

  /// The source to compile with the tests, if it is in one part.
  package var source: String { source(ofPart: 0) }

  /// Returns the text of one of the files, counted from zero.
  func source(ofPart index: Int) -> String {
    OnDemandWriter(
      testModule: testModule, isShared: isShared, hasAnyArguments: hasAnyArguments,
      mocks: mocks.filter { part(of: $0.found) == index },
      importedWithAccess: Set(
        sources.filter { $0.input.module == testModule }.flatMap(\.imports).filter(\.hasAccess)
          .map(\.module)),
      combined: combined.filter { part(of: $0.found) == index },
      warnings: index == 0 ? warnings : [], newer: index == 0 ? newer : []
    ).text
  }

  /// Returns the file of a mock. It depends on the name alone, so a mock that changes, comes or
  /// goes leaves all other files as they are.
  private func part(of found: FoundProtocol) -> Int {
    guard parts > 1 else { return 0 }
    return Int(Digest(of: [found.qualifiedName]).value % UInt64(parts))
  }

  /// The declarations whose mocks are written.
  package var mocked: [FoundProtocol] {
    (mocks + combined.filter { $0.base != nil }).map(\.found)
  }

  private mutating func warn(_ message: String, at use: MockUse) {
    warnings.append(use.problem(message, isWarning: true))
  }

  /// Returns whether the tests import a library with a mock. It warns about a file that uses the
  /// mock without importing the library.
  ///
  /// - Parameter found: the mocked declaration; nil if it is in no source.
  private mutating func isInLibrary(_ name: String, _ found: FoundProtocol? = nil) -> Bool {
    guard found?.module != testModule, found.map({ access(of: $0) != nil }) ?? true else {
      return false
    }
    let libraries = symbols.libraries(with: name, of: found)
    func library(_ use: MockUse) -> String? {
      symbols.reachable(from: use.imports).intersection(libraries).min()
    }
    let uses = uses[name, default: []]
    guard let first = uses.compactMap(library).first else { return false }
    if let use = uses.first(where: { library($0) == nil }) {
      warn("'\(name)' is in '\(first)'; add 'import \(first)' to this file", at: use)
    }
    return true
  }

  /// Returns the access of a shared mock; nil if its own module alone can have it.
  private func access(of found: FoundProtocol) -> Modifier? {
    symbols.baseClass(of: found) == nil ? found.accessOfMock : nil
  }

  /// Returns the protocols that mocks of a name are written for: one for each type that uses name
  /// before it, and several if they are under different conditions.
  private mutating func find(_ name: String) -> [FoundProtocol] {
    var found: [FoundProtocol] = []
    for candidates in symbols.candidates(for: name, uses[name, default: []]) {
      let known = Set(found.map(\.identity))
      found += find(name, among: candidates).filter { !known.contains($0.identity) }
    }
    return found
  }

  private mutating func find(
    _ name: String, among candidates: [FoundProtocol]
  ) -> [FoundProtocol] {
    guard let first = candidates.first else { return [] }
    if let use = uses[name]?.first, let message = symbols.message(for: name, hiding: first) {
      warn(message, at: use)
      return []
    }
    if let other = candidates.first(where: { $0.identity != first.identity }) {
      reportAmbiguous(name, first, other)
      return []
    }
    // The mock of an `@Mockable` protocol exists.
    let unwritten = candidates.filter { !$0.isMockable }
    if !unwritten.isEmpty, isInLibrary(name, first) { return [] }
    for (index, one) in unwritten.enumerated() {
      if let other = unwritten[..<index].first(where: { $0.conditions == one.conditions }) {
        reportAmbiguous(name, other, one)
        return []
      }
    }
    return unwritten
  }

  /// The maximum number of mocks that are written because other mocks return them.
  private static let returnedLimit = 40

  /// Adds the protocols that members of mocked ones return, so that calls without a stubbed result
  /// return mocks of them.
  private func addReturned(to found: inout [FoundProtocol]) {
    var known = Set(found.map(\.identity))
    let limit = found.count + Self.returnedLimit
    var index = 0
    while index < found.count, found.count < limit {
      for one in [found[index]] + symbols.ancestors(of: found[index]) where !one.isStandard {
        let open = one.declaration.openNames
        for type in one.declaration.members.flatMap({ $0.results(besides: open) }) {
          guard let returned = unwrittenProtocol(type, at: one.place),
            known.insert(returned.identity).inserted
          else { continue }
          found.append(returned)
        }
      }
      index += 1
    }
  }

  /// Returns the protocol that a type means, if nothing declares or names its mock.
  private func unwrittenProtocol(_ type: TypeSyntax, at place: Place) -> FoundProtocol? {
    let type = type.core.kind == .any ? type.core.base.core : type.core
    guard let symbol = symbols.resolve(type, at: place),
      let found = symbols.end(of: symbol)?[.protocol],
      !found.isMockable, !declared.contains("Mock\(found.name)"), uses["Mock\(found.name)"] == nil,
      symbols.libraries(with: "Mock\(found.name)", of: found).isEmpty
    else { return nil }
    let all = symbols[found.name].compactMap { $0[.protocol] }.filter { !$0.isMockable }
    return all.count == 1 ? found : nil
  }

  /// Returns the modules that a file with these mocks imports.
  private func imports(of found: [FoundProtocol]) -> Set<String> {
    let sources = found + found.flatMap { symbols.ancestors(of: $0) }
    return Set(sources.flatMap { [$0.module] + $0.imports.map(\.module) })
  }

  private mutating func write(_ one: FoundProtocol, importing imports: Set<String>) {
    if let problem = unreadable[one.path]?.first ?? syntaxProblem(of: one) {
      return report(problem, of: one)
    }
    if let (type, base) = symbols.baseClass(of: one) { return join(one, to: base, called: type) }
    let access = isShared ? access(of: one) : nil
    let place = MockPlace(
      module: testModule, enclosing: one.declaration.enclosing.path, imports: imports,
      runsDefaults: runsDefaults || access != nil, access: access)
    do throws(SourceProblem) {
      var new =
        try one.kind == .class
        ? [OnDemandMock(ofClass: one, in: symbols, for: place)]
        : OnDemandMock.all(of: one, in: symbols, for: place)
      for number in new.indices {
        let ancestors = new[number].ancestors
        new[number].values =
          MadeUpValueSearch(of: one, ancestors, in: symbols, &valueTypes, for: place)
          .values
      }
      mocks += new
    } catch {
      report(error, of: one)
    }
  }

  private func syntaxProblem(of found: FoundProtocol) -> SourceProblem? {
    guard let problem = found.declaration.problems.first, found.declaration.otherParts == nil,
      let source = sources.first(where: { $0.input.path == found.path })
    else { return nil }
    return SourceProblem(
      problem.message, path: found.path,
      position: SourcePositions(of: source.input.bytes)[problem.range.start])
  }

  private mutating func report(_ problem: SourceProblem, of found: FoundProtocol) {
    if found.conditions.areForVersion {
      newer.append((found.conditions, problem))
    } else {
      problems.append(problem)
    }
  }

  /// Adds the protocols that the class of a mock in the tests does not bring: `final class
  /// MockRobot: MockEngine, Walker`.
  private mutating func combine(_ child: FoundProtocol) {
    let parents = child.declaration.parents
    guard parents.contains(where: \.type.mayBeMock) else { return }
    for parent in parents {
      guard let found = symbols.resolve(parent.type, at: child.place)?[.protocol] else {
        continue
      }
      for one in [found] + symbols.ancestors(of: found) where !one.isMockable { extend(one) }
    }
  }

  /// Derives the mock of a protocol that is bound to a class from the class's own mock.
  private mutating func join(
    _ found: FoundProtocol, to base: FoundProtocol, called type: TypeSyntax
  ) {
    guard let mock = type.mock else { return }
    let ancestors = symbols.ancestors(of: found)
    let all = ([found] + ancestors).filter { !$0.isStandard }
    guard !all.contains(where: \.hasAssociatedTypes) else {
      let line = "final class \(found.name)Mock: \(mock), \(found.name), @unchecked Sendable {}"
      problems.append(
        SourceProblem(
          "'Mock\(found.name)' cannot be generated: '\(found.name)' is bound to the class "
            + "'\(type)' and has associated types; declare the mock in the tests, '\(line)'",
          path: found.path, position: found.position))
      return
    }
    let isWritten = mocks.contains { $0.found.identity == base.identity }
    if !base.isMockable, !isWritten, uses["Mock\(base.name)"] == nil { write(base, importing: []) }
    for one in all where !one.isMockable { extend(one) }
    for index in combined.indices where combined[index].found.identity == found.identity {
      combined[index].base = mock
    }
  }

  private mutating func extend(_ found: FoundProtocol) {
    let known = combined.contains { $0.found.identity == found.identity }
    // A mock that was copied into the tests brings its builder and extension.
    let isCopied = !symbols["\(found.name)Expectations"].isEmpty
    guard !known, !isCopied else { return }
    if let mock = OnDemandMock(extending: found, in: symbols) { combined.append(mock) }
  }

  private mutating func reportAmbiguous(
    _ name: String, _ first: FoundProtocol, _ other: FoundProtocol
  ) {
    guard let use = uses[name]?.first else { return }
    let places = [first, other].map { "'\($0.identity)' (\($0.path):\($0.position.line))" }
    let message = "'\(name)' is ambiguous: \(places[0]) or \(places[1])"
    problems.append(
      use.problem(message + (first.module == other.module ? "" : first.namingOtherwise)))
  }
}

extension FoundProtocol {
  fileprivate var hasAssociatedTypes: Bool {
    declaration.members.contains { $0.kind == .associatedType }
  }

  /// A hint how tests tell it from declarations of that name in other modules.
  fileprivate var namingOtherwise: String {
    if kind == .function || kind == .struct {
      return "; declare the one that you mean in the tests, 'typealias \(name) = \(identity)'"
    }
    let new = "\(name)Of\(module)"
    let line = "\(kind == .class ? "class" : "protocol") \(new): \(identity) {}"
    return "; declare the one that you mean in the tests, '\(line)', and use 'Mock\(new)'"
  }
}

extension TypeSyntax {
  /// The mock of a class: `MockBox<Int>`.
  fileprivate var mock: TypeSyntax? {
    guard var components = named, let last = components.last else { return nil }
    components[components.count - 1].name.text = "Mock\(last.name.bare)"
    return .named(components)
  }

  /// A Boolean value that indicates whether it is named like a mock, and not like a protocol of
  /// Mocky.
  fileprivate var mayBeMock: Bool {
    guard let name = named?.last?.name.bare else { return false }
    return name.hasPrefix("Mock") && name.utf8.count > 4 && !MockyNames.names.contains(name)
  }
}

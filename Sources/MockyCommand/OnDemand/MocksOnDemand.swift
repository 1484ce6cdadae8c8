import MockyGenerator

/// The mocks that a test target uses and does not declare.
package struct MocksOnDemand {
  /// A Boolean value that indicates whether other modules use the mocks, too.
  let isShared: Bool
  /// A Boolean value that indicates whether expectations can leave out arguments, as some do.
  let hasAnyArguments: Bool
  /// A Boolean value that indicates whether the tests run defaults of extensions.
  private let runsDefaults: Bool
  /// The number of files that they are written into.
  private let parts: Int
  /// All sources that were read, the tests first.
  let sources: [ReadSource]
  let symbols: Symbols
  private var valueSearch: MadeUpValueSearch
  private let declared: Set<String>
  /// The places in the tests that name a mock, by the names of the mocks.
  private var uses: [String: [MockUse]] = [:]
  private(set) var mocks: [OnDemandMock] = []
  /// The protocols that a class mock of the tests' own also conforms to.
  private(set) var combined: [OnDemandMock] = []
  /// The problems that keep mocks from being written, in the order of the mocks' names, each with the conditions around
  /// its declaration.
  private(set) var reports: [(conditions: [Condition], problem: SourceProblem)] = []
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
    (self.parts, self.isShared) = (parts, isShared)
    let tests = tests.map { ReadSource($0) }
    runsDefaults = tests.contains(where: \.mockNames.runsDefaults)
    hasAnyArguments = isShared || tests.contains(where: \.mockNames.hasAnyArguments)
    sources = tests + dependencies
    let declared = Set(sources.flatMap(\.mockNames.declared))
    let used = tests.flatMap { test in test.mockNames.used.map { (name: $0, test: test) } }
    uses = Dictionary(grouping: used, by: \.name.name)
    let undeclared = uses.keys.filter { !declared.contains($0) }.sorted()
    var symbols = Symbols(sources, tests: testModule)
    symbols.readStructs(of: sources, named: Set(undeclared.map { String($0.dropFirst(4)) }))
    (self.symbols, self.declared) = (symbols, declared)
    valueSearch = MadeUpValueSearch(in: symbols)
    var found: [FoundProtocol] = []
    for name in undeclared { found += find(name) }
    let named = found.count
    if !isShared { addReturned(to: &found) }
    let imports = Dictionary(grouping: found, by: part).mapValues(imports)
    for (index, one) in found.enumerated() {
      let known = reports.count
      write(one, importing: imports[part(of: one), default: []])
      // Nobody has asked for the mocks that other mocks return.
      if index >= named { reports.removeSubrange(known...) }
    }
    guard !mocks.isEmpty else { return }
    let classes = tests.flatMap(\.found).filter { $0.kind == .class }
    for one in classes.sorted(by: { ($0.identity, $0.path) < ($1.identity, $1.path) }) {
      combine(one)
    }
  }

  /// Returns the number of the file of a mock. It depends on the name alone, so a mock that changes, comes or
  /// goes leaves all other files as they are.
  func part(of found: FoundProtocol) -> Int {
    parts > 1 ? Int(Digest(of: [found.qualifiedName]).value % UInt64(parts)) : 0
  }

  /// The problems, but for those of declarations that an older compiler does not see.
  package var problems: [SourceProblem] {
    reports.filter { !$0.conditions.areForVersion }.map(\.problem)
  }

  /// The declarations whose mocks are written.
  package var mocked: [FoundProtocol] {
    (mocks + combined.filter { $0.base != nil }).map(\.found)
  }
}

/// A place in the tests that names a mock.
typealias MockUse = (name: MockNames.Use, test: ReadSource)

/// The declarations that mocks are written for.
extension MocksOnDemand {
  private mutating func warn(_ message: String, at use: MockUse) {
    warnings.append(use.test.input.problem(message, at: use.name.offset, isWarning: true))
  }

  /// Returns whether the tests import a library with a mock. It warns about a file that uses the
  /// mock without importing the library.
  ///
  /// - Parameter found: the mocked declaration; nil if it is in no source.
  private mutating func isInLibrary(_ name: String, _ found: FoundProtocol? = nil) -> Bool {
    if let found, found.module == symbols.testModule || symbols.sharedAccess(of: found) == nil {
      return false
    }
    let libraries = symbols.libraries(with: name, of: found)
    let used = uses[name, default: []].map { use in
      (use, symbols.reachable(from: use.test.file.importedModules).intersection(libraries).min())
    }
    guard let first = used.lazy.compactMap(\.1).first else { return false }
    if let (use, _) = used.first(where: { $0.1 == nil }) {
      warn("'\(name)' is in '\(first)'; add 'import \(first)' to this file", at: use)
    }
    return true
  }

  /// Returns the protocols that mocks of a name are written for: one for each type that uses name
  /// before it, and several if they are under different conditions.
  private mutating func find(_ name: String) -> [FoundProtocol] {
    let uses = uses[name, default: []]
    if symbols.isUnknown(name) {
      let message = symbols.message(for: name, imports: uses[0].test.file.importedModules)
      if !isInLibrary(name), let message { warn(message, at: uses[0]) }
      return []
    }
    var found: [FoundProtocol] = []
    for candidates in symbols.candidates(for: name, uses) {
      let known = Set(found.map(\.identity))
      found += find(name, among: candidates, uses[0]).filter { !known.contains($0.identity) }
    }
    return found
  }

  private mutating func find(
    _ name: String, among candidates: [FoundProtocol], _ use: MockUse
  ) -> [FoundProtocol] {
    guard var first = candidates.first else { return [] }
    if let message = symbols.message(for: name, hiding: first) {
      warn(message, at: use)
      return []
    }
    // The mock of an `@Mockable` protocol exists.
    let unwritten = candidates.filter { !$0.isMockable }
    var other = candidates.first { $0.identity != first.identity }
    if other == nil {
      if !unwritten.isEmpty, isInLibrary(name, first) { return [] }
      let same = unwritten.map { one in unwritten.filter { $0.conditions == one.conditions } }
        .first { $0.count > 1 }
      (first, other) = (same?[0] ?? first, same?[1])
    }
    guard let other else { return unwritten }
    let places = [first, other].map { "'\($0.identity)' (\($0.path):\($0.position.line))" }
    let message =
      "'\(name)' is ambiguous: \(places[0]) or \(places[1])"
      + (first.module == other.module ? "" : first.namingOtherwise)
    reports.append(([], use.test.input.problem(message, at: use.name.offset)))
    return []
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
      let returned = symbols.lineage(of: found[index]).flatMap { one in
        one.declaration.results.compactMap { unwrittenProtocol($0, at: one.place) }
      }
      found += returned.filter { known.insert($0.identity).inserted }
      index += 1
    }
  }

  /// Returns the protocol that a type means, if nothing declares or names its mock.
  private func unwrittenProtocol(_ type: TypeSyntax, at place: Place) -> FoundProtocol? {
    let type = type.core.kind == .any ? type.core.base.core : type.core
    guard let found = symbols.find(.protocol, type, at: place),
      !found.isMockable, !declared.contains("Mock\(found.name)"), uses["Mock\(found.name)"] == nil,
      symbols.libraries(with: "Mock\(found.name)", of: found).isEmpty
    else { return nil }
    let all = symbols[found.name].compactMap { $0[.protocol] }.filter { !$0.isMockable }
    return all.count == 1 ? found : nil
  }
}

/// The mocks of declarations.
extension MocksOnDemand {
  /// Returns the modules that a file with these mocks imports.
  private func imports(of found: [FoundProtocol]) -> Set<String> {
    Set(found.flatMap(symbols.lineage).flatMap { [$0.module] + $0.imports.map(\.module) })
  }

  private mutating func write(_ one: FoundProtocol, importing imports: Set<String>) {
    let access = isShared ? symbols.sharedAccess(of: one) : nil
    let place = MockPlace(
      module: symbols.testModule, enclosing: one.declaration.enclosing.path, imports: imports,
      runsDefaults: runsDefaults || access != nil, access: access)
    do throws(SourceProblem) {
      try checkSyntax(of: one)
      if let (type, base) = symbols.baseClass(of: one) {
        return try join(one, to: base, called: type)
      }
      for var mock in try OnDemandMock.all(of: one, in: symbols, for: place) {
        mock.values = valueSearch.values(of: one, mock.ancestors, for: place)
        mocks.append(mock)
      }
    } catch {
      reports.append((one.conditions, error))
    }
  }

  /// Throws the first problem of the parser in a protocol.
  private func checkSyntax(of found: FoundProtocol) throws(SourceProblem) {
    guard found.kind == .protocol, let problem = found.declaration.problems.first,
      let source = sources.first(where: { $0.input.path == found.path })
    else { return }
    throw source.input.problem(problem.message, at: problem.range.start)
  }

  /// Adds the protocols that the class of a mock in the tests does not bring: `final class
  /// MockRobot: MockEngine, Walker`.
  private mutating func combine(_ child: FoundProtocol) {
    guard child.declaration.parents.contains(where: \.type.mayBeMock) else { return }
    for one in symbols.lineage(of: child).dropFirst() { extend(one) }
  }

  /// Derives the mock of a protocol that is bound to a class from the class's own mock.
  private mutating func join(
    _ found: FoundProtocol, to base: FoundProtocol, called type: TypeSyntax
  ) throws(SourceProblem) {
    guard let mock = type.mock else { return }
    let all = symbols.lineage(of: found)
    let members = all.flatMap(\.declaration.members)
    guard !members.contains(where: { $0.kind == .associatedType }) else {
      let line = "final class \(found.name)Mock: \(mock), \(found.name), @unchecked Sendable {}"
      throw found.problem(
        "'\(found.name)' is bound to the class '\(type)' and has associated types; "
          + "declare the mock in the tests, '\(line)'")
    }
    let isWritten = mocks.contains { $0.found.identity == base.identity }
    if !base.isMockable, !isWritten, uses["Mock\(base.name)"] == nil { write(base, importing: []) }
    for one in all { extend(one) }
    for index in combined.indices where combined[index].found.identity == found.identity {
      combined[index].base = mock
    }
  }

  private mutating func extend(_ found: FoundProtocol) {
    let known = combined.contains { $0.found.identity == found.identity }
    // A mock that was copied into the tests brings its builder and extension.
    let isCopied = !symbols["\(found.name)Expectations"].isEmpty
    guard !found.isMockable, !known, !isCopied else { return }
    if let mock = OnDemandMock(extending: found, in: symbols) { combined.append(mock) }
  }
}

extension FoundProtocol {
  /// Returns the problem that its mock cannot be written.
  func problem(_ diagnostic: Diagnostic) -> SourceProblem { problem(diagnostic.messageOnDemand) }

  fileprivate func problem(_ reason: String) -> SourceProblem {
    SourceProblem(
      path: path, position: position, message: "'Mock\(name)' cannot be generated: \(reason)")
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

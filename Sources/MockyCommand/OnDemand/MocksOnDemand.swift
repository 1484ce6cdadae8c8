import MockyGenerator

/// The mocks that a test target uses and does not declare.
package struct MocksOnDemand {
  private let testModule: String
  /// A Boolean value that indicates whether other modules use the mocks, too.
  private let isShared: Bool
  /// The number of files that they are written into.
  private let parts: Int
  /// All sources that were read, the tests first.
  let sources: [ReadSource]
  private var index = ProtocolIndex()
  private var classes = ProtocolIndex()
  /// The type aliases of functions.
  private var functions = ProtocolIndex()
  /// The structs of closures that have the names of mocks in the tests.
  private var structs = ProtocolIndex()
  /// The protocols that a class mock of the tests' own also conforms to.
  private var combined: [OnDemandMock] = []
  private var declared: Set<String> = []
  /// The names of all types in the sources.
  private var typeNames: Set<String> = []
  private var uses: [String: [Use]] = [:]
  /// The libraries that use mocks and Mocky, by the mocks' names as they are written. The plugin or
  /// the command has generated these mocks for them.
  private var libraries: [String: Set<String>] = [:]
  private var mocks: [OnDemandMock] = []
  /// The problems of sources that could not be read, by file.
  private var unreadable: [String: [SourceProblem]] = [:]
  /// The problems that keep mocks from being written, in the order of the mocks' names.
  package private(set) var problems: [SourceProblem] = []
  /// Warnings about names that may be meant as mocks, in the order of the names.
  package private(set) var warnings: [SourceProblem] = []

  /// A use of a mock.
  private struct Use {
    var path: String
    var position: SourcePosition
    var qualifier: String?
    /// The modules that the file imports.
    var imports: Set<String>
  }

  /// Looks for the mocks.
  ///
  /// - Parameters:
  ///   - tests: the sources of the test target.
  ///   - testModule: the test target's module.
  ///   - dependencies: the sources of all modules that it depends on.
  ///   - parts: the number of files that they are written into.
  ///   - isShared: whether other modules use the mocks, too.
  package init(
    of tests: [SourceInput], module testModule: String, dependencies: [SourceInput],
    parts: Int = 1, isShared: Bool = false
  ) {
    self.init(
      of: tests, module: testModule, reading: dependencies.map { ReadSource($0) }, parts: parts,
      isShared: isShared)
  }

  /// Looks for the mocks, with dependencies that have been read.
  package init(
    of tests: [SourceInput], module testModule: String, reading dependencies: [ReadSource],
    parts: Int = 1, isShared: Bool = false
  ) {
    self.testModule = testModule
    self.parts = parts
    self.isShared = isShared
    let tests = tests.map { ReadSource($0) }
    sources = tests + dependencies
    for test in tests { readUses(in: test) }
    for source in sources { take(source) }
    findLibraries(among: dependencies)
    var found: [FoundProtocol] = []
    var missing = MissingProtocols(sources, testModule: testModule)
    readStructs(&missing)
    for name in uses.keys.sorted() where !declared.contains(name) {
      guard let use = uses[name]?.first, isUnknown(name) else {
        found += find(name, missing)
        continue
      }
      if isInLibrary(name) { continue }
      if let message = missing.message(for: name, imports: use.imports) { warn(message, at: use) }
    }
    let part = Dictionary(grouping: found, by: self.part).mapValues(imports)
    for one in found { write(one, importing: part[self.part(of: one), default: []]) }
    if !mocks.isEmpty {
      let hidden = sources.flatMap(\.hiddenClasses)
      for one in classes.all + hidden where one.module == testModule { combine(one) }
    }
    let hasAnyArguments = isShared || tests.contains(where: \.mockNames.hasAnyArguments)
    for mock in mocks + combined { mock.mocked.hasAnyArguments = hasAnyArguments }
  }

  /// The source to compile with the tests, if it is in one part.
  package var source: String { source(ofPart: 0) }

  /// Returns the text of one of the files, counted from zero.
  func source(ofPart index: Int) -> String {
    OnDemandWriter(
      testModule: testModule, isShared: isShared,
      mocks: mocks.filter { part(of: $0.found) == index },
      combined: combined.filter { part(of: $0.found) == index }
    ).text
  }

  /// Returns the file of a mock. It depends on the name alone, so a mock that changes, comes or
  /// goes leaves all other files as they are.
  private func part(of found: FoundProtocol) -> Int {
    guard parts > 1 else { return 0 }
    var digest = Digest()
    digest.add(found.qualifiedName)
    return Int(digest.value % UInt64(parts))
  }

  /// The lines that comments above mocks name, by the paths of sources and the mocked declarations.
  var lines: [String: [String: Int]] {
    var lines: [String: [String: Int]] = [:]
    for found in (mocks + combined).map(\.found) {
      lines[found.path, default: [:]][found.identity] = found.position.line
    }
    return lines
  }

  /// One line for each mock: its name, its protocol, and the protocol's place.
  package var list: [String] {
    (mocks + combined.filter { $0.base != nil }).map { mock in
      let enclosing = mock.found.enclosing.map { "\($0)." }.joined()
      return "\(enclosing)Mock\(mock.found.name)\t\(mock.found.identity)\t"
        + "\(mock.found.path):\(mock.found.position.line)"
    }
  }

  private mutating func warn(_ message: String, at use: Use) {
    var warning = SourceProblem(message, path: use.path, position: use.position)
    warning.isWarning = true
    warnings.append(warning)
  }

  private mutating func readUses(in test: ReadSource) {
    guard !test.mockNames.used.isEmpty else { return }
    let positions = SourcePositions(of: test.input.bytes)
    for use in test.mockNames.used {
      uses[use.name, default: []].append(
        Use(
          path: test.input.path, position: positions[use.offset], qualifier: use.qualifier,
          imports: test.importedModules))
    }
  }

  private mutating func take(_ source: ReadSource) {
    index.add(source)
    for one in source.classes { classes.add(one) }
    for one in source.functions { functions.add(one) }
    declared.formUnion(source.mockNames.declared)
    typeNames.formUnion(source.kinds.keys)
    if !source.problems.isEmpty { unreadable[source.input.path] = source.problems }
  }

  private mutating func findLibraries(among dependencies: [ReadSource]) {
    let users = dependencies.filter { !$0.importedModules.isDisjoint(with: MockyNames.modules) }
    let modules = Set(users.map(\.input.module))
    for source in dependencies where modules.contains(source.input.module) {
      for use in source.mockNames.used {
        let outer = use.qualifier?.split(separator: ".").last
        libraries[outer.map { "\($0).\(use.name)" } ?? use.name, default: []].insert(
          source.input.module)
      }
    }
  }

  /// Reads the structs of closures that have the names of undeclared mocks.
  private mutating func readStructs(_ missing: inout MissingProtocols) {
    let names = Set(uses.keys.filter { !declared.contains($0) }.map { String($0.dropFirst(4)) })
    for source in sources
    where source.types.contains(where: { names.contains($0.path.last ?? "") }) {
      let read = ReadSource(source.input, readsStructs: true)
      missing.hide(read.hidden)
      for one in read.classes
      where names.contains(one.name) && one.declaration.storesClosures({ !functions[$0].isEmpty }) {
        structs.add(one)
      }
    }
  }

  /// Returns whether the tests import a library with a mock. It warns about a file that uses the
  /// mock without importing the library.
  ///
  /// - Parameter found: the mocked declaration; nil if it is in no source.
  private mutating func isInLibrary(_ name: String, _ found: FoundProtocol? = nil) -> Bool {
    let outer = found.map { $0.enclosingPath.last ?? $0.module } ?? ""
    let libraries = libraries[name, default: []].union(libraries["\(outer).\(name)", default: []])
    guard found?.module != testModule, found.map({ access(of: $0) != nil }) ?? true else {
      return false
    }
    func library(_ use: Use) -> String? {
      index.declaredTypes.reachable(from: use.imports).intersection(libraries).min()
    }
    let uses = uses[name, default: []]
    guard let first = uses.compactMap(library).first else { return false }
    if let use = uses.first(where: { library($0) == nil }) {
      warn("'\(name)' is in '\(first)'; add 'import \(first)' to this file", at: use)
    }
    return true
  }

  /// Returns the access of a shared mock; nil if its own module alone can have it. Other modules override members of a
  /// class only with `@testable`.
  private func access(of found: FoundProtocol) -> Modifier? {
    let word = AccessLevels(found.declaration).ofMembers.dropLast()
    guard !word.isEmpty, !found.isClass, !found.isStruct, baseClass(of: found) == nil else {
      return nil
    }
    return Modifier(String(word), SourceRange(0, 0))
  }

  private func isUnknown(_ name: String) -> Bool {
    let name = String(name.dropFirst(4))
    return [index, classes, functions, structs].allSatisfy { $0[name].isEmpty }
  }

  /// Returns the protocols that mocks of a name are written for: one for each type that uses name
  /// before it, and several if they are under different conditions.
  private mutating func find(_ name: String, _ missing: MissingProtocols) -> [FoundProtocol] {
    var found: [FoundProtocol] = []
    for candidates in candidates(for: name, missing) {
      let known = Set(found.map(\.identity))
      found += find(name, among: candidates, missing).filter { !known.contains($0.identity) }
    }
    return found
  }

  private mutating func find(
    _ name: String, among candidates: [FoundProtocol], _ missing: MissingProtocols
  ) -> [FoundProtocol] {
    guard let first = candidates.first else { return [] }
    if let use = uses[name]?.first, let message = missing.message(for: name, hiding: first) {
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

  /// Returns the modules that a file with these mocks imports.
  private func imports(of found: [FoundProtocol]) -> Set<String> {
    let sources =
      found
      + found.flatMap { InheritedRequirements(of: $0, in: SourceAncestry(index: index)).ancestors }
    return Set(sources.flatMap { [$0.module] + $0.imports.map(\.module) })
  }

  private mutating func write(_ one: FoundProtocol, importing imports: Set<String>) {
    if let problem = unreadable[one.path]?.first {
      problems.append(problem)
      return
    }
    if let (type, base) = baseClass(of: one) { return join(one, to: base, called: type) }
    let access = isShared ? access(of: one) : nil
    let runsDefaults = sources.contains {
      $0.mockNames.runsDefaults && $0.input.module == testModule
    }
    let place = MockPlace(
      module: testModule, enclosing: one.declaration.enclosing.path, imports: imports,
      runsDefaults: runsDefaults || access != nil, access: access)
    do throws(SourceProblem) {
      var new =
        try one.isClass
        ? [OnDemandMock(ofClass: one, in: classes, beside: index, for: place)]
        : OnDemandMock.all(of: one, in: index, for: place)
      for number in new.indices {
        let ancestors = new[number].ancestors
        new[number].values =
          MadeUpValues(of: one, ancestors, in: index, sources, for: place).values
      }
      mocks += new
    } catch {
      problems.append(error)
    }
  }

  /// Returns the declarations of the nearest modules, of any kind, for each type that uses name
  /// before the mock. Without a type, they are at the top of a file if there is one.
  private func candidates(for name: String, _ missing: MissingProtocols) -> [[FoundProtocol]] {
    let uses = uses[name, default: []]
    let imports = Set(uses.flatMap(\.imports))
    let wanted = String(name.dropFirst(4))
    let module = missing.module(ofAlias: wanted)
    let all = [index, classes, functions, structs].flatMap { $0[wanted] }
      .filter { module ?? $0.module == $0.module }
    let near = all.filter { distance(of: $0.module, imports) < 2 }
    let reachable = near.isEmpty ? all : near
    let top = reachable.filter { $0.enclosing.isEmpty }
    let meant = Set(uses.map { $0.qualifier ?? "" }).sorted().map { qualifier in
      reachable.filter { one in
        let path = ([".\(one.module)"] + one.enclosing).joined(separator: ".")
        return one.enclosing.isEmpty ? qualifier.isEmpty : path.hasSuffix(".\(qualifier)")
      }
    }.filter { !$0.isEmpty }
    return (meant.isEmpty ? [top.isEmpty ? reachable : top] : meant).map { all in
      let nearest = all.map { distance(of: $0.module, imports) }.min()
      let near = all.filter { distance(of: $0.module, imports) == nearest }
      return near.filter { one in
        !near.contains { $0.module == one.module && $0.kind.rawValue < one.kind.rawValue }
      }
    }
  }

  /// Returns the distance of a module's names: those of the tests, those that they import, all
  /// others.
  private func distance(of module: String, _ imports: Set<String>) -> Int {
    module == testModule ? 0 : imports.contains(module) ? 1 : 2
  }

  /// Adds the protocols that the class of a mock in the tests does not bring: `final class
  /// MockRobot: MockEngine, Walker`.
  private mutating func combine(_ child: FoundProtocol) {
    let parents = child.declaration.parents
    guard parents.contains(where: \.type.mayBeMock) else { return }
    for parent in parents {
      guard let found = index.parent(parent.type, of: child) else { continue }
      let requirements = InheritedRequirements(of: found, in: SourceAncestry(index: index))
      for one in [found] + requirements.ancestors where !one.isMockable { extend(one) }
    }
  }

  /// Returns the class that a protocol is bound to, and its name there.
  private func baseClass(of found: FoundProtocol) -> (TypeSyntax, FoundProtocol)? {
    let ancestors = InheritedRequirements(of: found, in: SourceAncestry(index: index)).ancestors
    for one in [found] + ancestors where !one.isClass && !one.isFunction {
      for type in one.declaration.parents.map(\.type) where index.parent(type, of: one) == nil {
        if let base = classes.parent(type, of: one) { return (type, base) }
      }
    }
    return nil
  }

  /// Derives the mock of a protocol that is bound to a class from the class's own mock.
  private mutating func join(
    _ found: FoundProtocol, to base: FoundProtocol, called type: TypeSyntax
  ) {
    guard let mock = type.mock else { return }
    let ancestors = InheritedRequirements(of: found, in: SourceAncestry(index: index)).ancestors
    let all = ([found] + ancestors).filter { !$0.isStandard }
    guard !all.contains(where: \.hasAssociatedTypes) else {
      let line = "final class \(found.name)Mock: \(mock), \(found.name), @unchecked Sendable {}"
      problems.append(
        SourceProblem(
          "'Mock\(found.name)' cannot be written: '\(found.name)' is bound to the class "
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
    let isCopied = typeNames.contains("\(found.name)Expectations")
    guard !known, !isCopied, let mock = try? OnDemandMock(extending: found, in: index)
    else { return }
    combined.append(mock)
  }

  private mutating func reportAmbiguous(
    _ name: String, _ first: FoundProtocol, _ other: FoundProtocol
  ) {
    guard let use = uses[name]?.first else { return }
    let places = [first, other].map { "'\($0.identity)' (\($0.path):\($0.position.line))" }
    let message = "'\(name)' is ambiguous: \(places[0]) or \(places[1])"
    problems.append(
      SourceProblem(
        message + (first.module == other.module ? "" : first.namingOtherwise), path: use.path,
        position: use.position))
  }
}

extension FoundProtocol {
  fileprivate var hasAssociatedTypes: Bool {
    declaration.members.contains { if case .associatedType = $0 { true } else { false } }
  }

  /// The kinds of declarations, in the order in which they are searched.
  fileprivate enum Kind: Int { case `protocol`, `class`, function, `struct` }

  fileprivate var kind: Kind {
    isClass ? .class : isFunction ? .function : isStruct ? .struct : .protocol
  }

  /// A hint how tests tell it from declarations of that name in other modules.
  fileprivate var namingOtherwise: String {
    if isFunction || isStruct {
      return "; declare the one that you mean in the tests, 'typealias \(name) = \(identity)'"
    }
    let new = "\(name)Of\(module)"
    let line = "\(isClass ? "class" : "protocol") \(new): \(identity) {}"
    return "; declare the one that you mean in the tests, '\(line)', and use 'Mock\(new)'"
  }
}

extension TypeSyntax {
  /// The mock of a class: `MockBox<Int>`.
  fileprivate var mock: TypeSyntax? {
    guard case .named(var components) = self, let last = components.last else { return nil }
    components[components.count - 1].name.text = "Mock\(last.name.bare)"
    return .named(components)
  }

  /// A Boolean value that indicates whether it is named like a mock, and not like a protocol of
  /// Mocky.
  fileprivate var mayBeMock: Bool {
    guard case .named(let components) = self, let name = components.last?.name.bare else {
      return false
    }
    return name.hasPrefix("Mock") && name.utf8.count > 4 && !MockyNames.contains(name)
  }
}

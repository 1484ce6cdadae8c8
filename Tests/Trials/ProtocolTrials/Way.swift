import MockyCommand
import MockyGenerator

/// The two ways in which a mock comes to be.
enum Way: String, CaseIterable { case macro, command }

/// A protocol with a number that nothing else in its module has.
struct NumberedProtocol {
  var sketch: ProtocolSketch
  let number: Int

  var fileName: String { "P\(number).swift" }

  /// The protocol with what is around it.
  var declaration: String { declaration("") }

  /// The protocol with an attribute before it, and with what is around it.
  fileprivate func declaration(_ attribute: String) -> String {
    let names = sketch.enclosingNames(number)
    let heads = zip(sketch.enclosing, names).map { enclosing, name in
      enclosing.split(separator: " ").dropLast().joined(separator: " ") + " \(name) {"
    }
    return (heads + [attribute + sketch.text(number)] + heads.map { _ in "}" })
      .joined(separator: "\n")
  }

  /// Returns the number of the requirement in a line of the declaration, from 1 on.
  func requirement(inLine line: Int) -> Int? {
    sketch.requirement(inLine: line - 1 - sketch.enclosing.count)
  }
}

/// The mock of a protocol.
enum WrittenMock {
  /// The source that it is in.
  case source(String)
  /// Why there is none.
  case refused(String)

  init(_ one: NumberedProtocol, _ way: Way) {
    switch way {
    case .macro: self = Self.byMacro(one)
    case .command: self = Self.byCommand(one)
    }
  }

  /// The file of the protocol with `@Mockable`, which the compiler expands.
  private static func byMacro(_ one: NumberedProtocol) -> WrittenMock {
    let names = one.sketch.enclosingNames(one.number)
    let context = zip(one.sketch.enclosing, names).map { enclosing, name in
      enclosing.split(separator: " ").dropLast().joined(separator: " ") + " \(name) {}"
    }
    let attribute = Self.attribute(of: one)
    let expansion = MockableExpansion(
      .peer, of: attribute + one.sketch.text(one.number), lexicalContext: context.reversed())
    if let problem = expansion.diagnostics.first { return .refused(problem.message) }
    return .source("import MockyCore\n\(one.declaration(attribute))")
  }

  /// Returns the attribute, with all that a macro needs to know of other declarations.
  private static func attribute(of one: NumberedProtocol) -> String {
    let text = one.sketch.text(one.number)
    let types = ["Handle", "Holder<Int>"].filter(text.contains).map { "\($0).self" }
    return types.isEmpty
      ? "@Mockable " : "@Mockable(noncopyable: \(types.joined(separator: ", "))) "
  }

  /// Returns the code that the command would write for a test that uses the mock.
  private static func byCommand(_ one: NumberedProtocol) -> WrittenMock {
    let module = one.sketch.module
    let test = (one.sketch.enclosingNames(one.number) + [one.sketch.mockName(one.number)])
      .joined(separator: ".")
    let sources = [
      SourceInput(path: "Support.swift", module: module, bytes: Array(Surroundings.source.utf8)),
      SourceInput(path: one.fileName, module: module, bytes: Array(one.declaration.utf8)),
    ]
    // Protocols that are compiled together would all have a mock of what they return.
    let tests = "import \(module)\nlet mock = \(test).self\nclass MockService {}\n"
    let mocks = MocksOnDemand(
      of: [SourceInput(path: "Test.swift", module: "Tests", bytes: Array(tests.utf8))],
      module: "Tests", reading: sources.map { ReadSource($0) })
    if let problem = mocks.problems.first { return .refused(problem.message) }
    return mocks.mocked.isEmpty ? .refused("nothing is written") : .source(mocks.source)
  }
}

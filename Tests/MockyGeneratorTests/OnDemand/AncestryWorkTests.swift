import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// Questions about ancestors grow in proportion to their number, however they are connected.
@Suite struct AncestryWorkTests {
  @Test func diamonds() { expectLinearWork { self.diamonds($0) } }

  @Test func diamondsOfWhichTheChildAddsAnActor() {
    expectLinearWork {
      self.diamonds($0).replacing("protocol Door", with: "@MainActor protocol Door")
    }
  }

  @Test func aChain() {
    expectLinearWork { count in
      "protocol P0 { func a() }\n"
        + (1...count).map { "protocol P\($0): P\($0 - 1) { func a\($0)() }\n" }.joined()
        + "protocol Door: P\(count) {}"
    }
  }

  private func diamonds(_ count: Int) -> String {
    "protocol P0 { func a() }\n"
      + (1...count).map {
        """
        protocol L\($0): P\($0 - 1) { func l\($0)() }
        protocol R\($0): P\($0 - 1) { func r\($0)() }
        protocol P\($0): L\($0), R\($0) {}

        """
      }.joined() + "protocol Door: P\(count) {}"
  }

  private func expectLinearWork(
    in source: (Int) -> String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (once, twice) = (questions(about: source(8)), questions(about: source(16)))
    #expect(once > 8)
    #expect(twice <= 2 * once + 8, sourceLocation: sourceLocation)
  }

  /// How many questions are asked to find out what the protocol `Door` requires.
  private func questions(about source: String) -> Int {
    let read = ReadSource(SourceInput(path: "A.swift", module: "App", bytes: Array(source.utf8)))
    let symbols = Symbols([read])
    let ancestry = CountingAncestry(SourceAncestry(symbols: symbols))
    let requirements = InheritedRequirements(of: symbols["Door"][0].found[0], in: ancestry)
    #expect(requirements.ancestors.count == read.found.count - 1)
    return ancestry.questions
  }
}

/// The declarations of the sources, with a count of the questions.
private final class CountingAncestry: Ancestry {
  private(set) var questions = 0
  private let ancestry: SourceAncestry

  init(_ ancestry: SourceAncestry) { self.ancestry = ancestry }

  func parents(of child: FoundProtocol) -> [Parent] {
    questions += 1
    return ancestry.parents(of: child)
  }

  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule] {
    questions += 1
    return ancestry.copyingRules(of: found, besides: own)
  }

  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member {
    questions += 1
    return ancestry.spelling(member, of: found, besides: own)
  }

  func spelling(
    _ type: TypeSyntax, of found: FoundProtocol, besides own: Set<String>
  ) -> TypeSyntax {
    questions += 1
    return ancestry.spelling(type, of: found, besides: own)
  }
  func meaning(of type: TypeSyntax, in found: FoundProtocol) -> TypeSyntax? {
    questions += 1
    return ancestry.meaning(of: type, in: found)
  }
}

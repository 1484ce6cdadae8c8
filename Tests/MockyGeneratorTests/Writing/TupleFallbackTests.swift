import MockyCommand
import Testing

@testable import MockyGenerator

/// Code that makes a tuple of default values.
@Suite struct TupleFallbackTests {
  @Test(arguments: [
    ("(Int, String)", "$0.tuple(Int.self, String.self)"),
    ("(width: Int?, height: [Int])", "$0.tuple(Int?.self, [Int].self)"),
    ("(name: String, type: Int.Type)", "$0.tuple(String.self, Int.Type.self).map { ($0.0, $0.1) }"),
    ("(String, Int.Type)", "$0.tuple(String.self, Int.Type.self)"),
    ("((Int, any P))", "$0.tuple(Int.self, (any P).self)"),
    (
      "((Int, Bool), String)",
      "$0.tuple(Int.self, Bool.self, String.self).map { (($0.0, $0.1), $0.2) }"
    ),
  ])
  func aTupleIsMadeOfItsParts(_ type: String, _ text: String) {
    #expect(Self.fallback(type)?.text == "fallback: { \(text) }")
  }

  @Test(arguments: ["Int", "(Int)", "()", "(Int, Int)?", "(() -> Int, Int)", "((() -> Int)?, Int)"])
  func forOtherTypesThereIsNone(_ type: String) {
    #expect(Self.fallback(type)?.text == nil)
  }

  private static func fallback(_ type: String) -> TupleFallback? {
    let file = SourceFile(parsing: Array("protocol P { var v: \(type) { get } }".utf8))
    return file.protocols.first?.members.first.flatMap { TupleFallback($0.type) }
  }
}

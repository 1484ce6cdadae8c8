import Foundation
import MockyGenerator
import Testing

/// A mock's class is generic over associated types, and has aliases for those that are fixed.
@Suite struct ClassGenericsTests {
  @Test(
    arguments: [
      ("P { associatedtype A; associatedtype B }", "<A, B>", ""),
      ("P<B> { associatedtype A; associatedtype B }", "<B, A>", ""),
      (
        "P { associatedtype A: C & D = Int; associatedtype `in`: E, F }", "<A: C & D, `in`: E & F>",
        ""
      ),
      ("P where Self.A: C, A.B: D { associatedtype A }", "<A>", " where A: C, A.B: D"),
      (
        "P { associatedtype A: C where A.B == Self.A, Self.A.D: E }", "<A: C>",
        " where A.B == A, A.D: E"
      ),
      ("P where Self: AnyObject { associatedtype A }", "<A>", ""),
      ("P<A>: Parent where A: C {}", "<A>", " where A: C"),
      ("P: Parent<Int> {}", "", ""),
      ("P: Parent where Self: C, Self.Q: Self.R {}", "", ""),
    ])
  func associatedTypesAreParameters(
    _ declaration: String, _ parameters: String, _ clause: String
  ) {
    #expect(
      head(of: declaration) == "MockP\(parameters): P, MockyCore.Mock\(clause) {")
    #expect(aliases(in: declaration) == [])
  }

  @Test(
    arguments: [
      (
        "P where A == Int { associatedtype A; associatedtype B: C<A> }", "<B: C<Int>>", "",
        ["A = Int"]
      ),
      (
        "P { associatedtype A; associatedtype B: C where B == A.D }", "<A>", " where A.D: C",
        ["B = A.D"]
      ),
      (
        "P where A == B { associatedtype A: C; associatedtype B: D }", "<A: C>", " where A: D",
        ["B = A"]
      ),
      ("P { associatedtype A; associatedtype B; init(_ a: A) }", "<A, B>", "", ["A = A"]),
      ("P<B> where A == B { associatedtype A; associatedtype B }", "<B>", "", ["A = B"]),
      (
        "P where A == B, B == [C] { associatedtype A; associatedtype B; associatedtype C }", "<C>",
        "", ["B = [C]", "A = [C]"]
      ),
      (
        "P: Parent where Self.A == Int, B == A { associatedtype B }", "", "",
        ["A = Int", "B = Int"]
      ),
      ("P where [Int] == A { associatedtype A }", "", "", ["A = [Int]"]),
      ("P where A.B == Int, Int: C { associatedtype A }", "<A>", " where A.B == Int", []),
      (
        "P where A == X { associatedtype A; typealias X = [Y]; typealias Y = Int }", "", "",
        ["A = [Int]"]
      ),
    ])
  func whatIsFixedIsNoParameter(
    _ declaration: String, _ parameters: String, _ clause: String, _ aliases: [String]
  ) {
    #expect(
      head(of: declaration) == "MockP\(parameters): P, MockyCore.Mock\(clause) {")
    #expect(Set(self.aliases(in: declaration)) == Set(aliases))
  }

  /// The first line of the class from its name on, whether the mock can be a spy or not.
  private func head(of declaration: String) -> String {
    let line = lines(declaration).first { $0.contains("class ") } ?? ""
    return (line.components(separatedBy: "class ").last ?? "")
      .replacing(/MakeableMock|SpyMock/, with: "Mock")
  }

  /// Returns the texts behind `typealias` in the class.
  private func aliases(in declaration: String) -> [String] {
    lines(declaration).drop { !$0.contains("class ") }.filter { !$0.contains("MockReal") }
      .compactMap { line in
        line.contains("typealias ") ? line.components(separatedBy: "typealias ").last : nil
      }
  }

  private func lines(_ declaration: String) -> [String] {
    MockableExpansion(.peer, of: "@Mockable protocol \(declaration)").source
      .components(separatedBy: "\n")
  }
}

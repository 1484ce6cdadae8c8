import Foundation
import Testing

/// Every way to declare something that we could think of, and that a class can be the answer to.
@Suite(.whereModulesAreFound)
struct DeclarationShapeTests {
  @Test func everyShapeHasAMockThatCompilesWithoutAWarning() async throws {
    #expect(Shape.all.count >= 350)
    let failing = try await ShapeCompilation(Shape.all).failing
    #expect(failing == [], "\(Shape.all.count - failing.count) of \(Shape.all.count) compile")
  }

  @Test func oneThatDoesNotCompileIsNamed() async throws {
    let shapes = [
      Shape("fine", "@Mockable protocol P0 { func f() }"),
      Shape("refused", "@Mockable protocol P0 { func f() -> Span<Int> }"),
      Shape("warned of", "func f0() { let a = 1 }"),
    ]
    #expect(try await ShapeCompilation(shapes).failing == ["refused", "warned of"])
  }

  @Test func everyShapeHasItsOwnName() {
    #expect(Set(Shape.all.map(\.name)).count == Shape.all.count)
  }
}

/// The compiler's messages about shapes, all compiled at once and as far as ownership is checked.
private struct ShapeCompilation {
  /// The names of those of which it says anything.
  let failing: [String]

  init(_ shapes: [Shape]) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try shapes.enumerated().map { index, shape in
      let file = folder.appending(path: "Shape\(index).swift")
      try shape.file(number: index).write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let ending = await Command.run(
      ["swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-swift-version", "6", "-D", "DEBUG"]
        + ["-diagnostic-style", "llvm", "-module-name", "Shapes", "-package-name", "shapes"]
        + Typecheck.plugin + paths)
    // A note at the shape's own line follows each message about an expansion.
    let numbers = ending.output.matches(of: /\/Shape(\d+)\.swift:\d+/).compactMap { Int($0.1) }
    failing = Set(numbers).sorted().map { shapes[$0].name }
    if failing.isEmpty, ending.status != 0 { throw Typecheck.Failed(output: ending.output) }
  }
}

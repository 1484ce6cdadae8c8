import Foundation
import Testing

/// Both frameworks run the same scenarios.
struct ScenarioListTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func xctestRunsThemAll() throws {
    let suites = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Scenarios.swift") }
    let scenarios = try suites.flatMap { try text(of: $0).matches(of: /@Test func (\w+)/) }
    let names = Set(scenarios.map { String($0.output.1) })
    let words = try text(of: "ScenariosInXCTest.swift").split { !$0.isLetter }.map(String.init)
    #expect(suites.count == 5)
    #expect(names.subtracting(words) == [])
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }
}

import Foundation
import Testing

/// Messages for a protocol with `@Mockable` that inherits from one without a mock. The macro sees
/// only one declaration. The compiler finds the error, and shows the correction beside it.
@Suite(.whereModulesAreFound, .forThisCompiler)
struct UnannotatedParentTests {
  @Test func theMessageShowsTheCure() async throws {
    let source = """
      import MockyCore
      protocol Sensor { func measure(_ unit: String) -> Int }
      @Mockable protocol Thermometer: Sensor { func calibrate() }

      """
    #expect(
      try await said(of: source) == """
        macro expansion @Mockable:15:25: error: type 'MockThermometer' does not conform to protocol 'Sensor'
        `- A.swift:3:60: note: expanded code originates here
        1 | import MockyCore
        2 | protocol Sensor { func measure(_ unit: String) -> Int }
          |                        `- note: protocol requires function 'measure' with type '(String) -> Int'
        3 | @Mockable protocol Thermometer: Sensor { func calibrate() }
          | |- note: in expansion of macro 'Mockable' on protocol 'Thermometer' here
          | `- note: in expansion of macro 'Mockable' on protocol 'Thermometer' here
          +--- macro expansion @Mockable ---------------------------------------
          |13 | // Write @Mockable before 'Sensor', so that this mock inherits its members.
          |14 | // If that isn't possible, or a parent is a class, use MockyPlugin instead of @Mockable.
          |15 | nonisolated final class MockThermometer: Thermometer, MockyCore.SpyMock {
          |   |                         |- error: type 'MockThermometer' does not conform to protocol 'Sensor'
          |   |                         `- note: add stubs for conformance
          |16 |   let mockObject: MockyCore.MockObject
          |17 |   init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }
          +---------------------------------------------------------------------
        4 | 

        """)
  }

  @Test func nothingIsSaidWhereTheParentIsMockable() async throws {
    let source = """
      import MockyCore
      @Mockable protocol Sensor { func measure(_ unit: String) -> Int }
      protocol Tag {}
      @Mockable protocol Thermometer: Sensor, Tag, Sendable { func calibrate() }

      """
    #expect(try await said(of: source) == "")
  }

  private func said(of source: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "A.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let options = ["-typecheck", "-wmo", "-swift-version", "6", "-DDEBUG", "-module-name", "A"]
    return await Command.run(["swiftc"] + options + Typecheck.plugin + [file.path]).output
      .replacing("\(folder.path)/", with: "")
  }
}

#if os(Linux) && DEBUG
  import Foundation
  @preconcurrency import Runtime
  import Testing

  @testable import MockyCore

  /// The lines of programs, which the run-time finds as well, but in much more time.
  struct LineTableTests {
    @Test func theLinesAreThoseThatTheRunTimeFinds() throws {
      let images = ImageMap.capture()
      let places = try Self.places(images)
      try #require(places.count > 3)
      for place in places {
        let image = images[place.image]
        let address = Int(place.address - (UInt64(image.baseAddress) ?? 0))
        let found = LineTable(path: image.path ?? "")?.line(of: address)
        #expect(found?.path == place.path)
        #expect(found?.line == place.line)
      }
    }

    @Test func whatIsInNoUnitHasNoLine() throws {
      let found = LineTable(path: "/proc/self/exe")?.line(of: 1)
      #expect(found?.path == "")
      #expect(found?.line == 0)
    }

    @Test func whatIsNoProgramHasNoTable() throws {
      #expect(LineTable(path: "/nowhere") == nil)
      #expect(LineTable(path: #filePath) == nil)
    }

    @Test(arguments: [0, 1, 10, 60, 100, 1000])
    func aProgramThatIsCutHasNoTable(length: Int) throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      defer { try? FileManager.default.removeItem(at: file) }
      let program = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/exe"))
      try (program.read(upToCount: length) ?? Data()).write(to: file)
      #expect(LineTable(path: file.path) == nil)
    }

    private struct Place {
      let address: UInt64
      let image: Int
      let path: String
      let line: Int
    }

    /// The places on the stack that the run-time knows lines of.
    private static func places(_ images: ImageMap) throws -> [Place] {
      let backtrace = try Backtrace.capture(limit: 9, top: 0, images: images)
      let frames = backtrace.symbolicated(
        with: images, options: [.useSymbolCache, .showSourceLocations])?.frames
      return (frames ?? []).compactMap { frame in
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
          let address = UInt64(frame.captured.adjustedProgramCounter)
        else { return nil }
        return Place(
          address: address, image: symbol.imageIndex, path: location.path, line: location.line)
      }
    }
  }
#endif

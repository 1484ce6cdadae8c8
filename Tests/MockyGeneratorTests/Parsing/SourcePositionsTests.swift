import MockyGenerator
import Testing

@testable import MockyCommand

@Suite struct SourcePositionsTests {
  @Test func linesAndColumnsCountFromOne() {
    let positions = SourcePositions(of: "ab\nc\r\nd\re")
    let all = (0...9).map { positions[$0].description }
    #expect(
      all == ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "3:1", "3:2", "4:1", "4:2"])
  }

  @Test func columnsCountBytes() {
    #expect(SourcePositions(of: "éa")[2] == SourcePosition(line: 1, column: 3))
  }

  @Test func offsetsOutsideAreTheNearestEnd() {
    let positions = SourcePositions(of: "a\n")
    #expect(positions[-5].description == "1:1")
    #expect(positions[99].description == "2:1")
    #expect(SourcePositions(of: "")[0].description == "1:1")
  }
}

import MockyGenerator
import Testing

@testable import MockyCommand

@Suite struct SourcePositionsTests {
  @Test func linesAndColumnsCountFromOne() {
    let positions = SourcePositions(of: Array("ab\nc\r\nd\re".utf8))
    let all = (0...9).map { positions[$0].description }
    #expect(
      all == ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "3:1", "3:2", "4:1", "4:2"])
  }

  @Test func columnsCountBytes() {
    #expect(SourcePositions(of: Array("éa".utf8))[2] == SourcePosition(line: 1, column: 3))
  }

  @Test func theEndHasAPlace() {
    #expect(SourcePositions(of: Array("a\n".utf8))[2].description == "2:1")
    #expect(SourcePositions(of: [])[0].description == "1:1")
  }
}

import MockyGenerator
import Testing

@Suite struct ProtocolParsingTests {
  @Test func anEmptySourceHasNoProtocols() {
    #expect(SourceFile(parsing: []).protocols.isEmpty)
  }
}

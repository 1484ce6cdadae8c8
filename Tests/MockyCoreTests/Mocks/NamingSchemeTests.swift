import MockyTestSupport
import Testing

@testable import MockyCore

struct NamingSchemeTests {
  @Test(arguments: [
    ("Turtle", "turtle"), ("HTTPClient", "httpClient"), ("URL", "url"),
    ("URLSession", "urlSession"),
    ("ImageURL", "imageURL"), ("S3Client", "s3Client"), ("S3", "s3"), ("HTTP2", "http2"),
    ("H2o", "h2o"), ("AClass", "aClass"), ("A", "a"), ("turtle", "turtle"),
    ("_Private", "_Private"),
    ("Äpfel", "äpfel"), ("", ""),
  ])
  func camelCaseBeginsWithASmallWord(typeName: String, name: String) {
    #expect(CamelCaseNaming().defaultName(for: typeName) == name)
  }

  @Test(arguments: [
    ("HTTPClient", "client"), ("Turtle", "turtle"), ("SlowTurtle", "turtle"), ("URL", "url"),
    ("ImageURL", "url"), ("PlanB", "b"), ("turtle", "turtle"), ("Client2", "client2"), ("", ""),
    ("NMEA0183", "nmea0183"), ("TelnetURL2", "url2"), ("S3", "s3"), ("S3Client", "client"),
    ("PlanB2", "b2"), ("turtle2", "turtle2"), ("2", "2"),
  ])
  func theLastWordStandsForAll(typeName: String, name: String) {
    #expect(LastWordNaming().defaultName(for: typeName) == name)
  }

  @Test func aContextNamesItsMocksByItsScheme() {
    struct Shouting: NamingScheme {
      func defaultName(for typeName: String) -> String { typeName.uppercased() }
    }
    let context = Mockery(reporter: RecordingReporter())
    #expect(context.mock(MockTurtle.self).mockObject.name == "turtle")
    context.namingScheme = Shouting()
    #expect(context.mock(MockTurtle.self).mockObject.name == "TURTLE")
  }
}

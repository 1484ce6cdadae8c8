import Foundation
import Mocky
import NewsroomTesting
import Testing

@testable import Newsroom

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.mockery) struct NewsClientTests {
  let transport = Mockery.current.mock(MockTransport.self)
  let client: NewsClient

  init() throws {
    client = NewsClient(
      server: try #require(URL(string: "https://news.example")), transport: transport)
  }

  @Test func asksForTheTopic() async throws {
    let body = try JSONEncoder().encode([Headline.flood])
    let answer = (body, try response(200))
    let requests = Captor<URLRequest>()
    Mockery.current.check {
      expectThat(transport).receives.response(to: .capturing(into: requests))
        .then.returns(answer)
    }
    #expect(try await client.headlines(about: "river") == [.flood])
    #expect(requests.last?.url?.path() == "/headlines/river")
    #expect(requests.last?.value(forHTTPHeaderField: "Accept") == "application/json")
  }

  @Test func anErrorOfTheServerIsThrown() async throws {
    let refusal = try response(503)
    Mockery.current.check {
      expectThat(transport).receives.response(to: .any).then.returns((Data(), refusal))
    }
    await #expect(throws: ServerError(statusCode: 503)) {
      try await client.headlines(about: "river")
    }
  }

  private func response(_ statusCode: Int) throws -> URLResponse {
    try #require(
      HTTPURLResponse(
        url: client.server, statusCode: statusCode, httpVersion: nil, headerFields: nil))
  }
}

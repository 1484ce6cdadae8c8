import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The part of `URLSession` that `NewsClient` needs.
public protocol Transport: Sendable {
  func response(to request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: Transport {
  public func response(to request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }
}

/// A source of headlines.
public protocol NewsSource: Sendable {
  func headlines(about topic: String) async throws -> [Headline]
}

/// The error of a server that sends no headlines.
public struct ServerError: Error, Equatable {
  public let statusCode: Int
}

/// Fetches headlines from a server.
public struct NewsClient: NewsSource {
  let server: URL
  let transport: any Transport

  public init(server: URL, transport: any Transport = URLSession.shared) {
    self.server = server
    self.transport = transport
  }

  public func headlines(about topic: String) async throws -> [Headline] {
    var request = URLRequest(url: server.appending(path: "headlines").appending(path: topic))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await transport.response(to: request)
    if let response = response as? HTTPURLResponse, response.statusCode != 200 {
      throw ServerError(statusCode: response.statusCode)
    }
    return try JSONDecoder().decode([Headline].self, from: data)
  }
}

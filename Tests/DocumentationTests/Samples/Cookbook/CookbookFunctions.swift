import Foundation
import Mocky
import Testing

@MockableFunction typealias Download = (_ url: URL) async throws -> Data

@Mockable struct WeatherClient: Sendable {
  var forecast: @Sendable (_ city: String) async throws -> String
  var cancel: @Sendable () -> Void
}

extension WeatherClient {
  static let live = WeatherClient(forecast: { "sun in \($0)" }, cancel: {})
}

private struct Diary {
  let weather: WeatherClient

  func write() async throws -> String { "Today: " + (try await weather.forecast("Bergen")) }
}

/// Functions, and structs of closures.
@Suite(.mockery) struct CookbookFunctions {
  let context = Mockery.current

  @Test func functions() async throws {
    let url = try #require(URL(string: "about:blank"))
    let download = context.mock(MockDownload.self)
    context.check {
      expectThat(download).receives.call(url).then.returns(Data("hello".utf8))
    }

    let function: Download = download.function
    #expect(try await function(url).count == 5)
  }

  @Test func structsOfClosures() async throws {
    let weather = context.mock(MockWeatherClient.self)
    context.check {
      expectThat(weather).receives.forecast("Bergen").then.returns("rain")
    }
    let diary = Diary(weather: weather.value)

    #expect(try await diary.write() == "Today: rain")
  }

  @Test func insteadOfDependencies() async throws {
    let weather = context.mock(MockWeatherClient.self)
    let spy = context.spy(MockWeatherClient.self, on: .live)
    context.check {
      allowing(weather).receives.forecast("Bergen").then.returns("rain")
      expectThat(weather).receives.forecast(.any).then.returns("snow")
    }
    #expect(try await weather.value.forecast("Bergen") == "rain")
    #expect(try await weather.value.forecast("Oslo") == "snow")
    #expect(try await spy.value.forecast("Oslo") == "sun in Oslo")
  }
}

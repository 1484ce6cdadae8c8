import Foundation
import Mocky
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Mockable
protocol Preferences: AnyObject {
  var theme: String { get set }
}

struct Appearance {
  let preferences: any Preferences

  func toggle() {
    preferences.theme = preferences.theme == "light" ? "dark" : "light"
  }
}

// The stand-in for Apple's SDK, against which this file also compiles, has neither of these.
#if os(Linux)
  extension UserDefaults: Preferences {
    var theme: String {
      get { string(forKey: "theme") ?? "light" }
      set { set(newValue, forKey: "theme") }
    }
  }

  final class SignInLog {
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(center: NotificationCenter = .default, analytics: any Analytics) {
      self.center = center
      observer = center.addObserver(
        forName: Notification.Name("signedIn"), object: nil, queue: nil
      ) { _ in analytics.record("signed in") }
    }

    deinit { center.removeObserver(observer) }
  }
#endif

#if canImport(Combine)
  import Combine

  @Mockable
  protocol Station {
    var readings: AnyPublisher<Int, Never> { get }
  }

  @Suite(.mockery) struct CookbookCombine {
    let context = Mockery.current

    @Test func publishers() {
      let station = context.mock(MockStation.self)
      let dial = context.mock(MockDial.self)
      let readings = PassthroughSubject<Int, Never>()
      context.check {
        allowing(station).receives.readings.then.returns(readings.eraseToAnyPublisher())
        expectThat(dial).receives.show(1013)
      }

      let subscription = station.readings.sink { dial.show($0) }
      readings.send(1013)
      subscription.cancel()
    }
  }
#endif

/// The cookbook: code that uses what the system offers to all.
@Suite(.mockery) struct CookbookSystem {
  let context = Mockery.current

  @Test func preferences() {
    let preferences = context.mock(MockPreferences.self)
    context.check {
      allowing(preferences).receives.theme.then.returns("light")
      expectThat(preferences).receives.theme(setTo: "dark")
    }
    Appearance(preferences: preferences).toggle()
  }

  #if os(Linux)
    @Test func requests() throws {
      var request = URLRequest(url: try #require(URL(string: "https://news.example")))
      request.httpBody = Data("{ }".utf8)
      let send = context.mockFunction(named: "send", as: ((URLRequest) -> Void).self)
      context.check {
        expectThat(send).receives.call(request)
        expectThat(send).receives.call(.where(\.httpBody, .json(equalTo: "{}")))
      }
      for _ in 1...2 { send.function(request) }
    }

    @Test func observers() {
      let analytics = context.mock(MockAnalytics.self)
      let center = NotificationCenter()
      context.check { expectThat(analytics).receives.record("signed in") }

      let log = SignInLog(center: center, analytics: analytics)
      center.post(name: Notification.Name("signedIn"), object: nil)
      withExtendedLifetime(log) {}
    }
  #endif
}

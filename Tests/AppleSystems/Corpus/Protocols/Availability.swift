import MockyCore

@Mockable protocol Phone {
  func ring()
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) func wait(_ time: Duration) -> Bool
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) var timeout: Duration { get set }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func each(_ body: @escaping (Int) throws(ReadError) -> Void)
  #if os(macOS)
    func dial(_ number: String) -> Int
  #else
    func touch(_ number: Int) -> String
  #endif
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@Mockable protocol Stopwatch: Clock where Duration == Swift.Duration {
  func lap(_ number: Int) -> Duration
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@Mockable protocol Gauge {
  func sum(_ values: Span<Int>) -> Int
  func fill(_ values: inout OutputSpan<Int>)
}

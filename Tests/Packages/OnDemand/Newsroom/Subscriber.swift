/// Not public.
protocol Subscriber {
  func receive(_ message: String)
}

/// One of the tests inherits from two that stand in other files.
protocol Editor: Subscriber, Archive where Item == String {
  var name: String { get set }
  #if os(Linux) || os(macOS)
    func sign(_ message: String) -> String
  #endif
}

/// No test uses it.
protocol Unused {
  func neverCalled()
}

#if NEVER
  protocol Clock {
    var now: Int { get }
  }
#else
  protocol Clock {
    var now: Double { get }
  }
#endif

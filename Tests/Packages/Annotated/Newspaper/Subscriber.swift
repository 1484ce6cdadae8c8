public import MockyCore

/// One of the parents stands below its child, the other in another file.
@Mockable
public protocol UrgentSubscriber: Subscriber {
  func receive(urgent message: String)
}

@Mockable
public protocol Subscriber {
  func receive(_ message: String, from publisher: any Publisher)
}

/// Both in one, in the file of neither, and not public.
@Mockable
protocol Agency: UrgentSubscriber, Publisher {
  var name: String { get set }
}

/// Passes on what it hears.
struct Relay {
  let agency: any Agency

  func pass(_ message: String) {
    agency.receive(urgent: message)
    for subscriber in agency.subscribers { subscriber.receive(message, from: agency) }
  }
}

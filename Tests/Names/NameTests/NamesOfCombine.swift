/// The public names of Combine, which is not on every platform that the tests run on.
enum NamesOfCombine {
  static let all: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "AsyncPublisher", "AsyncThrowingPublisher",
    "Cancellable", "CombineIdentifier", "ConnectablePublisher", "CurrentValueSubject",
    "CustomCombineIdentifierConvertible", "Deferred", "Empty", "Fail", "Future",
    "ImmediateScheduler", "Just", "ObservableObject", "ObservableObjectPublisher",
    "PassthroughSubject", "Published", "Publisher", "Publishers", "Record", "Scheduler",
    "SchedulerTimeIntervalConvertible", "Subject", "Subscriber", "Subscribers", "Subscription",
    "Subscriptions", "TopLevelDecoder", "TopLevelEncoder",
  ]
}

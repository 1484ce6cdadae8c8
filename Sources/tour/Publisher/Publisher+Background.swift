import Dispatch

extension Publisher {
  func publishInBackground(_ message: String) {
    for subscriber in subscribers {
      DispatchQueue.global().async { subscriber.handle(message) }
    }
  }
}

/// Delivers letters, by closures as in the style of swift-dependencies.
struct Messenger: Sendable {
  struct Letter: Equatable, Sendable { var text = "" }
  typealias Sign = @Sendable (_ name: String) -> Bool

  /// Takes a letter.
  var collect: @Sendable (_ letter: Letter) async throws(Silence) -> Int
  var deliver: Handover
  var sign: Sign = { _ in false }
  let show: @MainActor (_ count: Int) -> Void
  let district: Int
  var onStrike: (@Sendable () -> Void)?

  var weather: String { "rain in \(district)" }
}

typealias Handover = @Sendable (_ letters: inout [Messenger.Letter]) -> Void

/// A box of letters, whose closures are set after it has been made.
public struct Postbox<Item: Sendable> {
  public enum Slot: Equatable, Sendable { case local, foreign }

  private var count = 0
  var drop: (_ item: Item, Slot) -> Slot = { $1 }
  var empty: () -> [Item] = { [] }
  var copy: () -> Postbox? = { nil }
}

extension Wire {
  @MainActor struct Ticker {
    var print: (_ line: String) -> Void
    var stop: @Sendable () -> Void
  }
}

/// The code under test.
struct Errand {
  let messenger: Messenger

  func run(_ letter: Messenger.Letter) async throws -> [Messenger.Letter] {
    var letters = [letter]
    guard try await messenger.collect(letter) > 0, messenger.sign("Ann") else { return [] }
    messenger.deliver(&letters)
    await messenger.show(letters.count)
    return letters
  }
}

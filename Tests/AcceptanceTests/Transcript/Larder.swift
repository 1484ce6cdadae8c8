import Mocky

@Mockable protocol Cupboard: Sendable {
  func open() -> Bool
  func put(_ thing: String, at place: Int) throws
  func close()
}

@Mockable protocol Chime: Sendable {
  func ring(_ times: Int) -> Int
  func play(_ melody: String) async -> Int
}

/// The code under test of the transcripts.
struct Larder: Sendable {
  let cupboard: any Cupboard
  let chime: any Chime

  func open() -> Bool { cupboard.open() }

  func store(_ thing: String, at place: Int) { try? cupboard.put(thing, at: place) }

  func storeAll(_ things: [String]) {
    for (place, thing) in things.enumerated() { store(thing, at: place) }
  }

  func play() async -> Int { await chime.play("a; b # c: %d <e>") }

  func shutDown() async { await Task.detached { cupboard.close() }.value }
}

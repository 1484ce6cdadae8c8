import Foundation
import Mocky

// The code under test of the scenarios, which the texts name by its lines.

@Mockable protocol SupplyRoom {
  func open()
  func close()
  func save(_ item: String)
  func save(_ item: String, at place: Int)
  func saveAll(_ items: [String])
  func load(_ place: Int) -> String
  func session(_ number: Int) -> SupplySession
}

extension SupplyRoom {
  func saveTwice(_ item: String) {
    save(item, at: 1)
  }
}

/// Of which no value can be made.
final class SupplySession: Sendable {
  init(number: Int) {}
}

struct Editor: Sendable {
  let room: any SupplyRoom & Sendable

  func open() { room.open() }

  func close() { room.close() }

  func savePlain(_ item: String) { room.save(item) }

  func saveAt(_ item: String, _ place: Int) {
    room.save(item, at: place)
  }

  func saveByExtension(_ item: String) {
    room.saveTwice(item)
  }

  func saveInBackground(_ item: String) async {
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        room.save(item, at: 0)
        done.resume()
      }
    }
  }
}

struct Gateway {
  let room: any SupplyRoom

  func emit(_ item: String) { room.save(item, at: 0) }

  func write(_ item: String, retries: Int) {
    for _ in 0...retries { emit(item) }
  }
}

struct Controller {
  let gateway: Gateway

  func run() { handle { gateway.write("a", retries: 0) } }

  private func handle(_ body: () -> Void) { body() }
}

/// Whose members throw, so that a call of a mock can end a test.
@Mockable protocol Archive {
  func session(_ number: Int) throws -> SupplySession
  func fetch(_ number: Int) async throws -> String
}

extension Editor {
  func saveInATask(_ item: String, after wait: Handoff<Bool>) -> Task<Void, Never> {
    Task {
      _ = await wait.receive {}
      room.save(item, at: 0)
    }
  }

  /// Calls through functions of another package, and through many more of its own.
  func saveThroughAPackage(_ depth: Int) {
    if depth > 0 { return pass(depth) }
    Pipeline.write(7) { room.save("deep", at: 0) }
  }

  private func pass(_ depth: Int) { saveThroughAPackage(depth - 1) }
}

struct Loader {
  let room: any SupplyRoom

  func load(_ place: Int) { _ = room.load(place) }
}

/// A protocol whose member reads like one of SupplyRoom's.
@Mockable protocol Ledge {
  func save(_ item: String)
}

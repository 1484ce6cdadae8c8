/// It cannot be copied, and nothing but its declaration says so.
public struct Film: ~Copyable {
  public var frames: Int

  public init(frames: Int) { self.frames = frames }
}

/// A tray that can be copied if its content can.
public struct Tray<Content: ~Copyable>: ~Copyable {
  public var content: Content

  public init(_ content: consuming Content) { self.content = content }
}

extension Tray: Copyable where Content: Copyable {}

extension Tray: Sendable where Content: Sendable & ~Copyable {}

typealias Negative = Film

protocol Darkroom {
  var spare: Film { get set }
  func load(_ frames: Int) -> Film
  func rewind(_ film: inout Film)
  func print(_ film: borrowing Negative) throws -> Int
  func develop(_ film: consuming Film) async -> Negative?
  func prints(of film: borrowing Film) -> Tray<[String]>
  func tray() -> Tray<Film>
}

/// A class that hands such values out.
class Camera {
  func unload() -> Film { Film(frames: 24) }
  func wind(_ film: inout Film) { film.frames -= 1 }
}

/// Both of what a journey may need.
protocol Walker {
  func walk(_ miles: Int) -> Int
}

protocol Photographer {
  associatedtype Subject
  func shoot(_ subject: Subject) throws
}

/// The code under test.
struct Journey<Traveller: Walker & Photographer> {
  let traveller: Traveller

  func travel(to subject: Traveller.Subject) throws -> Int {
    let miles = traveller.walk(3)
    try traveller.shoot(subject)
    return miles
  }
}

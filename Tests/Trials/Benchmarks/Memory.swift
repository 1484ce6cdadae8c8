import Foundation
import Mocky

/// Memory that calls and expectations take.
enum Memory {
  static let call: String = "memory of a recorded call"
  static let expectation: String = "memory of an expectation"

  #if os(Linux)
    /// The bytes that the history keeps of a call. Measured over so many calls, that of the list in which
    /// they stand included.
    static func bytesPerCall(count: Int = 200_000) -> Int? {
      let context = Mockery(reporter: Bystander())
      let stand = context.mock(MockFruitStand.self)
      context.check { allowing(stand).receives.price(of: "apples").then.returns(7) }
      _ = stand.price(of: "apples")
      let before = used
      for _ in 0..<count { _ = stand.price(of: "apples") }
      return withExtendedLifetime(context) { (used - before) / count }
    }

    /// The pieces of memory that an expectation keeps, its place in all lists included.
    static func heapPerExpectation(count: Int = 50_000) -> (bytes: Int, objects: Double)? {
      Heap.keepInOnePiece()
      let context = Mockery(reporter: Bystander())
      let stand = context.mock(MockFruitStand.self)
      let fruits = (0..<count).map { "fruit \($0)" }
      guard let before = Heap() else { return nil }
      context.check {
        for fruit in fruits { allowing(stand).receives.price(of: fruit).then.returns(7) }
      }
      guard let after = withExtendedLifetime((context, fruits), Heap.init) else { return nil }
      return (
        (after.bytes - before.bytes) / count,
        (Double(after.objects - before.objects) / Double(count) * 10).rounded() / 10
      )
    }

    /// The memory of this process that is in use, in bytes.
    private static var used: Int {
      let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")
      return (pages.flatMap { Int($0[1]) } ?? 0) * Int(getpagesize())
    }
  #else
    static func bytesPerCall() -> Int? { nil }
    static func heapPerExpectation() -> (bytes: Int, objects: Double)? { nil }
  #endif
}

#if os(Linux)
  /// The memory that the process has allocated, read from the headers that glibc puts before each piece of it.
  struct Heap {
    private(set) var objects: Int = 0
    /// Headers included.
    private(set) var bytes: Int = 0

    /// Nil if the heap does not have the form that glibc gives it.
    init?() {
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      let line = maps.split(separator: "\n").first { $0.hasSuffix("[heap]") }
      let ends = line?.prefix { $0 != " " }.split(separator: "-")
      guard let bounds = ends?.compactMap({ UInt($0, radix: 16) }), bounds.count == 2 else {
        return nil
      }
      var place = bounds[0]
      while let size = Self.header(at: place)?.size, size >= 32, place + size < bounds[1] {
        if Self.header(at: place + size)?.followsUsed ?? false {
          objects += 1
          bytes += Int(size)
        }
        place += size
      }
      guard let last = Self.header(at: place), place + last.size == bounds[1] else { return nil }
    }

    /// The size of a piece, and whether the piece before it is in use.
    private static func header(at place: UInt) -> (size: UInt, followsUsed: Bool)? {
      let header = UnsafePointer<UInt>(bitPattern: place + 8)?.pointee
      return header.map { ($0 & ~7, $0 & 1 == 1) }
    }

    /// Has glibc map no memory beside the heap.
    static func keepInOnePiece() { _ = mallopt(-4, 0) }
  }

  @_silgen_name("mallopt") private func mallopt(_ option: Int32, _ value: Int32) -> Int32
#endif

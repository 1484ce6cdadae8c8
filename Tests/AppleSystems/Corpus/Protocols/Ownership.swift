import MockyCore

struct Crate: ~Copyable { var weight: Int }

@Mockable(noncopyable: Crate.self) protocol Carrier {
  func weigh(_ crate: borrowing Crate) -> Int
  func accept(_ crate: consuming Crate, at counter: Int)
  func wrap(_ crate: inout Crate, in layers: Int) throws(ReadError) -> Int
  func carry(_ crate: borrowing Crate) async throws -> Int
  func deliver() throws(ReadError) -> Crate
  func repack(_ crate: consuming Crate) -> Crate
  func frank(_ stamp: borrowing String) -> Bool
  func each(_ body: (borrowing Crate) -> Int) -> Int
}

@Mockable protocol Vessel: ~Copyable {
  func fill(_ litres: Int) throws -> Int
  consuming func drain() -> Int
}

@Mockable protocol Meter {
  func sum(_ values: Span<Int>) -> Int
  func weigh(_ values: Span<Int>?, _ factor: Int) throws -> Int
  func digest(_ bytes: RawSpan) async -> Int
  func scale(_ values: inout MutableSpan<Int>)
}

import Mocky

/// Members of all kinds, with arguments that Swift code can and cannot write.
@Mockable protocol DuesBook: Sendable {
  var name: String { get set }
  subscript(page: Int) -> String? { get set }
  func enter(_ text: String, at place: Int?)
  func book(_ amounts: [Double], as kind: Dues.Kind, on page: UInt8)
  func file(_ entry: Dues.Entry, then done: @escaping () -> Void)
  func sum(_ first: Dues.Entry, _ second: Int, _ third: Int, _ key: String?, _ limit: Int)
  func link(to other: any DuesBook)
  func find(_ number: Int) throws -> String
  static func open(_ name: String) -> Int
  static func + (left: Self, right: Int) -> Int
}

enum Dues {
  struct Entry: Equatable, Sendable { var size: Int }

  enum Kind: Equatable, Sendable {
    case debit
    case credit(Int, to: String)
  }

  enum Problem: Error { case missing }
}

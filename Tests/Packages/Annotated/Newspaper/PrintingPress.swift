public import MockyCore

/// A protocol with static members, by which parallel tests might meet.
@Mockable
public protocol PrintingPress: Sendable {
  static func edition() -> Int
  func print(_ copies: Int) async throws -> Int
}

/// Prints what its press says.
public struct Printer<Press: PrintingPress>: Sendable {
  private let press: Press

  public init(_ press: Press) { self.press = press }

  public func run(_ copies: Int) async throws -> [Int] {
    [Press.edition(), try await press.print(copies)]
  }
}

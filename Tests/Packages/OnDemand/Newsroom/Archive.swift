public import Foundation

public protocol Archive<Item> {
  associatedtype Item: Hashable
  func find(_ item: Item, before date: Date) throws -> [Item]
}

/// A protocol in a type.
public enum Press {
  public struct Page: Equatable, Sendable {
    public var number: Int
  }

  @MainActor public protocol Printer: AnyObject {
    func print(_ page: Page)
    static func make() -> Self
  }
}

extension Press.Printer {
  func print(pages numbers: ClosedRange<Int>) {
    for number in numbers { print(Press.Page(number: number)) }
  }
}

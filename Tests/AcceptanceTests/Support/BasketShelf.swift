import Mocky

/// An object that says how it is at the moment.
final class Basket: CustomStringConvertible, Equatable, @unchecked Sendable {
  // `@unchecked Sendable`: these tests have one thread.
  var items: [String]
  init(_ items: [String]) { self.items = items }

  var description: String { "a basket of \(items.joined(separator: " and "))" }

  static func == (left: Basket, right: Basket) -> Bool { left.items == right.items }
}

@Mockable protocol BasketShelf: AnyObject {
  func put(_ basket: Basket)
  func putAll(_ baskets: [Basket])
  func lay(_ egg: Egg)
  func stand(on shelf: any BasketShelf)
  func take(_ name: String)
}

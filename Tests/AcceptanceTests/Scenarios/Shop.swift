import Foundation
import Mocky

// The protocols and code of the scenarios. Their texts name the lines of this file.

@Mockable protocol Bank {
  func transfer(_ from: String, to: String, amount: Int)
  func note(_ json: String)
  func balance(_ name: String) -> Int
}

struct Teller {
  let bank: any Bank

  func pay(amount: Int) {
    bank.transfer("ann", to: "bob", amount: amount)
  }

  func note(_ json: String) { bank.note(json) }
}

struct Item: Equatable, Sendable {
  var sku: String
  var count: Int
  var price: Double
}

struct PostalAddress: Equatable, Sendable {
  var street: String
  var zip: String?
}

enum Payment: Equatable, Sendable {
  case card(number: String, expiry: String)
  case invoice(days: Int)
}

struct Order: Equatable, Sendable {
  var id = 42
  var customer = "Ada Lovelace"
  var items = [
    Item(sku: "SKU-10", count: 2, price: 9.99), Item(sku: "SKU-20", count: 1, price: 19.5),
    Item(sku: "SKU-30", count: 3, price: 4.25),
  ]
  var coupon: String? = "SPRING"
  var address = PostalAddress(street: "12 Byron Road", zip: nil)
  var payment = Payment.card(number: "4111 1111 1111 1111", expiry: "12/27")
  var blob = Data([1, 2, 3, 4])
  var attributes = ["channel": "web", "gift": "no", "lang": "en"]
  var placedAt = Date(timeIntervalSince1970: 1_700_000_000)
  var weight = 2.5
}

/// `@unchecked Sendable`: these tests have one thread.
final class Cart: Equatable, @unchecked Sendable {
  let owner: String
  var items: [String]

  init(owner: String, items: [String]) {
    self.owner = owner
    self.items = items
  }

  static func == (left: Cart, right: Cart) -> Bool {
    left.owner == right.owner && left.items == right.items
  }
}

/// Compared by identity.
final class Tag: Sendable {
  let name: String

  init(name: String) { self.name = name }
}

/// Objects that hold each other.
///
/// `@unchecked Sendable`: these tests have one thread.
final class Link: Equatable, @unchecked Sendable {
  let name: String
  var next: Link?

  init(_ name: String) { self.name = name }

  static func == (left: Link, right: Link) -> Bool {
    left.name == right.name && left.next?.name == right.next?.name
  }
}

/// A value whose description is always the same word.
struct Opaque: Equatable, CustomStringConvertible {
  let name: String

  var description: String { "Opaque" }
}

struct Flags: OptionSet, Sendable {
  let rawValue: Int
}

/// Equal to no other value.
struct Unequal: Equatable {
  let name: String

  static func == (left: Unequal, right: Unequal) -> Bool { false }
}

@Mockable protocol OrderDesk {
  func place(_ order: Order)
  func check(_ cart: Cart)
  func check(tag: Tag)
  func chain(_ link: Link)
  func store(_ data: Data)
  func annotate(_ notes: [String: String])
  func allow(_ names: Set<String>)
  func schedule(_ date: Date)
  func weigh(_ weight: Double)
  func label(_ label: Opaque)
  func list(_ items: [String])
  func maybe(_ text: String?)
  func bits(_ flags: Flags)
  func pay(_ payment: Payment)
  func anything(_ value: Any)
}

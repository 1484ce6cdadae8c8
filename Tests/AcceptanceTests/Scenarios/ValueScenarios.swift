import Foundation
import Mocky
import Testing

/// Scenario 3: values with parts.
@Suite(.scenarios) struct ValueScenarios {
  private let scenario = Scenario()
  private let orders: MockOrderDesk

  init() { orders = scenario.context.mock(named: "orders") }

  private func expect(_ order: Order, got change: (inout Order) -> Void) {
    var changed = order
    change(&changed)
    scenario.context.check { expectThat(orders).receives.place(order) }
    orders.place(changed)
  }

  @Test func onePartOfAStruct() {
    let line = #line
    expect(Order()) { $0.items[1].sku = "SKU-2O" }
    scenario.shows(
      """
      orders.place(Order(…)): unexpected: items[1].sku is "SKU-2O", expected "SKU-20"
        called from  ValueScenarios.expect(_:got:)  :\(line - 4) ← ValueScenarios.onePartOfAStruct()  :\(line + 1)
        closest expectation  ValueScenarios.swift:\(line - 5)  (expected once, never called)
            1         ✗ items[1].sku
                          expected "SKU-20"
                               got "SKU-2O"
                                         ^
      """, at: line + 1)
  }

  @Test func threePartsOfAStruct() {
    let line = #line
    expect(Order()) {
      $0.coupon = nil
      $0.address.zip = "10117"
      $0.weight = 2.5000001
    }
    scenario.shows(
      """
      orders.place(Order(…)): unexpected: coupon is nil, expected "SPRING", and 2 more parts differ
        called from  ValueScenarios.expect(_:got:)  :\(line - 19) ← ValueScenarios.threePartsOfAStruct()  :\(line + 1)
        closest expectation  ValueScenarios.swift:\(line - 20)  (expected once, never called)
            1         ✗ coupon       expected "SPRING", got nil
                        address.zip  expected nil, got "10117"
                        weight       expected 2.5, got 2.5000001, which differs by 1e-07
      """, at: line + 1)
  }

  @Test func aDateInAStruct() {
    let line = #line
    expect(Order()) { $0.placedAt += 0.25 }
    scenario.shows(
      """
      orders.place(Order(…)): unexpected: placedAt is 2023-11-14 22:13:20.250 +0000, expected 2023-11-14 22:13:20.000 +0000
        called from  ValueScenarios.expect(_:got:)  :\(line - 37) ← ValueScenarios.aDateInAStruct()  :\(line + 1)
        closest expectation  ValueScenarios.swift:\(line - 38)  (expected once, never called)
            1         ✗ placedAt
                          expected 2023-11-14 22:13:20.000 +0000
                               got 2023-11-14 22:13:20.250 +0000
      """, at: line + 1)
  }

  @Test func manyPartsOfAStruct() {
    let line = #line
    expect(Order()) {
      $0.id = 43
      $0.customer = "Ada Byron"
      $0.items[0].count = 3
      $0.items[2].price = 4.75
      $0.payment = .card(number: "4111 1111 1111 1111", expiry: "11/27")
      $0.blob[2] = 9
      $0.attributes["gift"] = nil
      $0.attributes["lang"] = "de"
    }
    scenario.shows(
      """
      orders.place(Order(…)): unexpected: id is 43, expected 42, and 7 more parts differ
        called from  ValueScenarios.expect(_:got:)  :\(line - 51) ← ValueScenarios.manyPartsOfAStruct()  :\(line + 1)
        closest expectation  ValueScenarios.swift:\(line - 52)  (expected once, never called)
            1         ✗ id                   expected 42, got 43
                        customer             expected "Ada Lovelace", got "Ada Byron"
                        items[0].count       expected 2, got 3
                        items[2].price       expected 4.25, got 4.75
                        payment.card.expiry  expected "12/27", got "11/27"
                        blob, byte 3 of 4    expected 01 02 03 04, got 01 02 09 04
                        … and 2 more
      """, at: line + 1)
  }

  @Test func aCaseOfAnEnum() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.pay(.invoice(days: 30)) }
    orders.pay(.card(number: "4111 1111 1111 1111", expiry: "12/27"))
    scenario.shows(
      """
      orders.pay(.card(number: "4111 1111 1111 1111", expiry: "12/27")): unexpected: expected .invoice(days: 30) as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected .invoice(days: 30)
                             got .card(number: "4111 1111 1111 1111", expiry: "12/27")
      """, at: line + 2)
  }

  @Test func whatACaseHolds() {
    let line = #line
    scenario.context.check {
      expectThat(orders).receives.pay(.card(number: "4111 1111 1111 1111", expiry: "12/27"))
    }
    orders.pay(.card(number: "4111 1111 1111 1111", expiry: "11/27"))
    scenario.shows(
      """
      orders.pay(.card(number: "4111 1111 1111 1111", expiry: "11/27")): unexpected: card.expiry of argument 1 is "11/27", expected "12/27"
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ card.expiry  expected "12/27", got "11/27"
      """, at: line + 4)
  }

  @Test func anEquatableObject() {
    let line = #line
    scenario.context.check {
      expectThat(orders).receives.check(Cart(owner: "ann", items: ["a", "b"]))
    }
    orders.check(Cart(owner: "ann", items: ["a", "c"]))
    scenario.shows(
      """
      orders.check(Cart(owner: "ann", items: ["a", "c"])): unexpected: items[1] of argument 1 is "c", expected "b"
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ items[1]  expected "b", got "c"
      """, at: line + 4)
  }

  @Test func anObjectComparedByIdentity() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.check(tag: Tag(name: "x")) }
    orders.check(tag: Tag(name: "x"))
    scenario.shows(
      """
      orders.check(tag: Tag(name: "x")): unexpected: 'tag' is another instance
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            tag       ✗ expected Tag(name: "x")
                             got another instance: Tag(name: "x")
                        (Tag is not Equatable: objects are compared by identity)
      """, at: line + 2)
  }

  @Test func objectsThatHoldEachOther() {
    let line = #line
    let links = ["a", "a"].map { Link($0) }
    for (link, name) in zip(links, ["b", "c"]) {
      link.next = Link(name)
      link.next?.next = link
    }
    scenario.context.check { expectThat(orders).receives.chain(links[0]) }
    orders.chain(links[1])
    for link in links { link.next = nil }
    scenario.shows(
      """
      orders.chain(Link(name: "a", next: Link(name: "c", next: Link(…)))): unexpected: next.name of argument 1 is "c", expected "b"
        closest expectation  ValueScenarios.swift:\(line + 6)  (expected once, never called)
            1         ✗ next.name  expected "b", got "c"
      """, at: line + 7)
  }

  @Test func bytes() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.store(Data(1...8)) }
    orders.store(Data([1, 2, 3, 4, 5, 6, 7, 9]))
    scenario.shows(
      """
      orders.store(8 bytes: 01 02 03 04 05 06 07 09): unexpected: byte 8 of 8 of argument 1 is …06 07 09, expected …06 07 08
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ byte 8 of 8  expected …06 07 08, got …06 07 09
      """, at: line + 2)
  }

  @Test func bytesOfText() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.store(Data("the red apple".utf8)) }
    orders.store(Data("the bad apple".utf8))
    scenario.shows(
      """
      orders.store(13 bytes: "the bad apple"): unexpected: expected "the red apple" as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected "the red apple"
                             got "the bad apple"
                                      ^
      """, at: line + 2)
  }

  @Test func textsOfJSON() {
    let line = #line
    scenario.context.check {
      expectThat(orders).receives.maybe(#"{"users": [{"name": "Ann"}, {"id": 7, "isIn": true}]}"#)
    }
    orders.maybe(#"{"users": [{"name": "Ann"}, {"isIn": false, "id": 7}]}"#)
    scenario.shows(
      """
      orders.maybe(#"{"users": [{"name": "Ann"}, {"isIn": false, "id": 7}]}"#): unexpected: ["users"][1]["isIn"] of argument 1 is false, expected true
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ ["users"][1]["isIn"]  expected true, got false
      """, at: line + 4)
  }

  @Test func textsOfTheSameJSON() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.maybe(#"{"id": 7, "name": "Ann"}"#) }
    orders.maybe(#"{"name": "Ann", "id": 7}"#)
    scenario.shows(
      """
      orders.maybe(#"{"name": "Ann", "id": 7}"#): unexpected: argument 1 is the same JSON in another spelling
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected #"{"id": 7, "name": "Ann"}"#
                             got #"{"name": "Ann", "id": 7}"#
                        (only spaces or the order of keys differ)
      """, at: line + 2)
  }

  @Test func anotherOrder() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.list(["a", "b", "c"]) }
    orders.list(["c", "b", "a"])
    scenario.shows(
      """
      orders.list(["c", "b", "a"]): unexpected: argument 1 has the same elements in another order
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected ["a", "b", "c"]
                             got ["c", "b", "a"]
                        (.inAnyOrder([…]) takes any order)
      """, at: line + 2)
  }

  @Test func notANumber() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.weigh(.nan) }
    orders.weigh(.nan)
    scenario.shows(
      """
      orders.weigh(nan): unexpected: argument 1 is nan, which equals nothing, not even nan
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ nan, which equals nothing, not even nan: .matching("nan") { $0.isNaN }
      """, at: line + 2)
  }

  @Test func keysOfADictionary() {
    let line = #line
    let notes = [
      "alpha": "1", "beta": "2", "gamma": "3", "delta": "4", "epsilon": "5", "zeta": "6",
    ]
    scenario.context.check { expectThat(orders).receives.annotate(notes) }
    var other = notes
    other["alpha"] = nil
    other["theta"] = "9"
    other["gamma"] = "33"
    orders.annotate(other)
    scenario.shows(
      """
      orders.annotate([…]): unexpected: ["alpha"] is missing, expected "1", and 2 more parts differ
        closest expectation  ValueScenarios.swift:\(line + 4)  (expected once, never called)
            1         ✗ ["alpha"]  missing, expected "1"
                        ["gamma"]  expected "3", got "33"
                        ["theta"]  not expected, got "9"
      """, at: line + 9)
  }

  @Test func aSet() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.allow(["ann", "bob", "cyd"]) }
    orders.allow(["ann", "bob", "dan", "eve"])
    scenario.shows(
      """
      orders.allow(["ann", "bob", "dan", "eve"]): unexpected: argument 1 lacks "cyd", and 2 more parts differ
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ lacks "cyd"
                        also has "dan"
                        also has "eve"
      """, at: line + 2)
  }

  @Test func aDate() {
    let line = #line
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    scenario.context.check { expectThat(orders).receives.schedule(date) }
    orders.schedule(date + 0.25)
    scenario.shows(
      """
      orders.schedule(2023-11-14 22:13:20 +0000): unexpected: argument 1 is 2023-11-14 22:13:20.250 +0000, expected 2023-11-14 22:13:20.000 +0000
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ expected 2023-11-14 22:13:20.000 +0000
                             got 2023-11-14 22:13:20.250 +0000
      """, at: line + 3)
  }

  @Test func aDay() {
    let line = #line
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    scenario.context.check { expectThat(orders).receives.schedule(date) }
    orders.schedule(date + 86_400)
    scenario.shows(
      """
      orders.schedule(2023-11-15 22:13:20 +0000): unexpected: expected 2023-11-14 22:13:20 +0000 as argument 1
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ expected 2023-11-14 22:13:20 +0000
                             got 2023-11-15 22:13:20 +0000
      """, at: line + 3)
  }

  @Test func aFloatingPointNumber() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.weigh(0.3) }
    orders.weigh(0.1 + 0.2)
    scenario.shows(
      """
      orders.weigh(0.30000000000000004): unexpected: expected 0.3 as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected 0.3
                             got 0.30000000000000004, which differs by 5.55e-17
      """, at: line + 2)
  }

  @Test func aNumberThatIsNotClose() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.weigh(.close(to: 1, within: 0.1)) }
    orders.weigh(1.25)
    scenario.shows(
      """
      orders.weigh(1.25): unexpected: argument 1 is 1.25, which differs by 0.25, expected 1.0 within 0.1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected 1.0 within 0.1
                             got 1.25, which differs by 0.25
      """, at: line + 2)
  }

  @Test func valuesThatDescribeThemselvesAlike() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.label(Opaque(name: "a")) }
    orders.label(Opaque(name: "b"))
    scenario.shows(
      """
      orders.label(Opaque): unexpected: name of argument 1 is "b", expected "a"
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ name  expected "a", got "b"
      """, at: line + 2)
  }

  @Test func anElementIsMissing() {
    let line = #line
    let items = (1...40).map { "item number \($0)" }
    scenario.context.check { expectThat(orders).receives.list(items) }
    orders.list(items.filter { $0 != "item number 20" })
    scenario.shows(
      """
      orders.list([…]): unexpected: [19] is missing, expected "item number 20"
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ [19]  missing, expected "item number 20"
      """, at: line + 3)
  }

  @Test func anElementIsAnotherAndOneTooMany() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.list(["a", "b", "c", "d"]) }
    orders.list(["a", "x", "c", "d", "e"])
    scenario.shows(
      """
      orders.list(["a", "x", "c", "d", "e"]): unexpected: [1] of argument 1 is "x", expected "b", and 1 more part differs
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ [1]  expected "b", got "x"
                        [4]  not expected, got "e"
      """, at: line + 2)
  }

  @Test func nilAndAWordThatLooksLikeIt() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.maybe("nil") }
    orders.maybe(nil)
    scenario.shows(
      """
      orders.maybe(nil): unexpected: expected "nil" as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected "nil"
                             got nil
      """, at: line + 2)
  }

  @Test func anOptionSet() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.bits(Flags(rawValue: 3)) }
    orders.bits(Flags(rawValue: 2))
    scenario.shows(
      """
      orders.bits(Flags(rawValue: 2)): unexpected: rawValue of argument 1 is 2, expected 3: lacks 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ rawValue  expected 3, got 2: lacks 1
      """, at: line + 2)
  }

  @Test func charactersThatCannotBeSeen() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.maybe("café naïve 1") }
    orders.maybe("café naïve\u{A0}1")
    scenario.shows(
      """
      orders.maybe("café naïve\\u{A0}1"): unexpected: expected "café naïve 1" as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected "café naïve 1"
                             got "café naïve\\u{A0}1"
                                            ^
      """, at: line + 2)
  }

  @Test func charactersThatLookAlike() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.maybe("paypal account") }
    orders.maybe("p\u{430}ypal account")
    scenario.shows(
      """
      orders.maybe("pаypal account"): unexpected: expected "paypal account" as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected "paypal account"
                             got "pаypal account"
                                   ^ U+0430, expected U+0061
      """, at: line + 2)
  }

  @Test func wideCharacters() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.maybe("🎉🎉 héllo 日本 A") }
    orders.maybe("🎉🎉 héllo 日本 B")
    scenario.shows(
      """
      orders.maybe("🎉🎉 héllo 日本 B"): unexpected: expected "🎉🎉 héllo 日本 A" as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected "🎉🎉 héllo 日本 A"
                             got "🎉🎉 héllo 日本 B"
                                                  ^
      """, at: line + 2)
  }

  @Test func anotherType() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.anything(5) }
    orders.anything(Int8(5))
    scenario.shows(
      """
      orders.anything(5): unexpected: argument 1 is 5 (Int8), expected 5 (Int)
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected 5 (Int)
                             got 5 (Int8)
      """, at: line + 2)
  }

  @Test func whatIsInAnArrayOfAnything() {
    let line = #line
    scenario.context.check {
      expectThat(orders).receives.anything((1, ["a": [Opaque(name: "a")]]))
    }
    orders.anything((1, ["a": [Opaque(name: "b")]]))
    scenario.shows(
      """
      orders.anything((1, ["a": [Opaque]])): unexpected: .1["a"][0].name of argument 1 is "b", expected "a"
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ .1["a"][0].name  expected "a", got "b"
      """, at: line + 4)
  }

  @Test func aPartOfAURL() {
    let line = #line
    let address = "https://api.example.com/v1/users?page=2&sort="
    scenario.context.check { expectThat(orders).receives.anything(URL(string: address + "name")!) }
    orders.anything(URL(string: address + "Name")!)
    scenario.shows(
      """
      orders.anything(https://api.example.com/v1/users?page=2&sort=Name): unexpected: query["sort"] of argument 1 is "Name", expected "name"
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ query["sort"]  expected "name", got "Name"
      """, at: line + 3)
  }

  @Test func theOrderOfAQuery() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.anything(URL(string: "/users?a=1&b=2")!) }
    orders.anything(URL(string: "/users?b=2&a=1")!)
    scenario.shows(
      """
      orders.anything(/users?b=2&a=1): unexpected: expected /users?a=1&b=2 as argument 1
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected /users?a=1&b=2
                             got /users?b=2&a=1
                                        ^
      """, at: line + 2)
  }

  @Test func aValueThatDescribesItself() {
    let line = #line
    let ids = [1, 2].map { UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C330\($0)")! }
    scenario.context.check { expectThat(orders).receives.anything(ids[0]) }
    orders.anything(ids[1])
    scenario.shows(
      """
      orders.anything(3F2504E0-4F89-11D3-9A0C-0305E82C3302): unexpected: expected 3F2504E0-4F89-11D3-9A0C-0305E82C3301 as argument 1
        closest expectation  ValueScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ expected 3F2504E0-4F89-11D3-9A0C-0305E82C3301
                             got 3F2504E0-4F89-11D3-9A0C-0305E82C3302
                                                                    ^
      """, at: line + 3)
  }

  @Test func valuesOfWhichNoPartDiffers() {
    let line = #line
    scenario.context.check { expectThat(orders).receives.anything([Unequal(name: "a")]) }
    orders.anything([Unequal(name: "a")])
    scenario.shows(
      """
      orders.anything([Unequal(name: "a")]): unexpected: [0] of argument 1 looks the same, but the == of Unequal returns false
        closest expectation  ValueScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ [0]
                          expected Unequal(name: "a")
                               got Unequal(name: "a")
                          (no visible part differs, but the == of Unequal returns false)
      """, at: line + 2)
  }
}

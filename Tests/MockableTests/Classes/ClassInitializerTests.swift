import Foundation
import Mocky
import MockyTestSupport
import Testing

private enum Missing: Error { case file }

@Mockable class Manuscript {
  var title: String
  private(set) var log: [String] = []

  init(title: String, prefix: String = "") {
    self.title = prefix + title
    register()
  }
  init(path: String) throws {
    guard !path.isEmpty else { throw Missing.file }
    title = path
  }
  init?(number: Int) {
    guard number > 0 else { return nil }
    title = "\(number)"
  }
  init(later: String) async { title = later }
  convenience init() { self.init(title: "new") }

  func register() { log.append("registered") }
  func save() -> Int { 1 }
}

@Mockable class Plain { func touch() -> Int { 7 } }

@Mockable class Product {
  let size: Int
  required init(size: Int) { self.size = size }
  func weight() -> Int { size }
}

private func make<P: Product>(_ type: P.Type) -> P { type.init(size: 3) }

@Suite struct ClassInitializerTests {
  @Test func eachDesignatedInitializerMakesMocks() async throws {
    let context = Mockery()
    let titled = context.spy { MockManuscript($0, title: "a", prefix: "b") }
    #expect(titled.title == "ba")
    let found = try context.spy { try MockManuscript($0, path: "p") }
    #expect(found.title == "p")
    #expect(throws: Missing.file) { try context.mock { try MockManuscript($0, path: "") } }
  }

  @Test func aFailableInitializerCanBeUnwrapped() throws {
    let context = Mockery()
    let object = context.spy { MockManuscript($0, number: 3)! }
    #expect(object.title == "3")
  }

  @Test func whatTheInitializerCallsIsNeitherRefusedNorRecorded() {
    let messages = headlines { context in
      let strict = context.mock { MockManuscript($0, title: "a", prefix: "") }
      context.verify { expectThat(strict).received(.never).register() }
      strict.register()
    }
    #expect(messages == ["manuscript.register(): unexpected: no expectations were declared"])
  }

  @Test func aClassWithoutInitializersHasTheOneItIsGiven() {
    let context = Mockery()
    let plain = context.spy { MockPlain($0) }
    #expect(plain.touch() == 7)
    context.verify { expectThat(plain).received.touch() }
  }

  @Test func aRequiredInitializerIsACallOnTheType() {
    let context = Mockery()
    let product = context.mock(named: "the product") { MockProduct($0, size: 1) }
    context.check {
      expectThat(MockProduct.self).receives.`init`(size: 3).then.returns(product)
      expectThat(product).receives.weight().then.returns(9)
    }
    #expect(context.run { make(MockProduct.self).weight() } == 9)
    context.assertSatisfied()
  }
}

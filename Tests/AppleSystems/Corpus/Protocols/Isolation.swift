import MockyCore

@globalActor actor Ledger { static let shared = Ledger() }

@Mockable protocol Account: Actor {
  nonisolated var number: Int { get }
  var balance: Int { get async throws }
  func deposit(_ amount: Int) throws(ReadError) -> Int
  func close() async
  subscript(index: Int) -> String { get }
}

@MainActor @Mockable protocol View {
  var text: String { get set }
  func show() async
  func whenTapped(_ body: @escaping @MainActor (Int) -> Void)
  nonisolated func hide()
  static func make() -> Int
}

@Ledger @Mockable protocol Daybook {
  var title: String { get set }
  init(title: String)
  func read(_ each: (Int) -> Void) -> Int
  nonisolated func close() -> Bool
}

@Mockable protocol Registrar: Sendable {
  @Ledger func note(_ text: String) -> Int
  @MainActor var isAwake: Bool { get set }
  func work(on account: isolated any Account)
}

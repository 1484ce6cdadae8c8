/// The code under test of the guides for those who come from elsewhere.
struct Copier {
  let store: any Store
  let printer: any Printer

  func copy(_ id: Int, to index: Int) throws {
    let item = try store.load(id)
    store.save(item, at: index)
    printer.print("copied \(item)")
  }
}

/// Types without a value that anybody has set.
struct Tariff: Equatable {
  let name: String
  var zone: Zone
  private(set) var days: Int = 30
}

enum Zone: Equatable {
  case ring(Int)
  case center, suburb
}

struct Seal: Equatable {
  let mark: Mark
}

final class Mark: Equatable {
  private init() {}
  static func == (left: Mark, right: Mark) -> Bool { left === right }
}

protocol TicketOffice {
  func tariff(for zone: Zone) -> Tariff
  func seal() throws -> Seal
}

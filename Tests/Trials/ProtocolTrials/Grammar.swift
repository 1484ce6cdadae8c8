/// Makes random protocols, the same one for the same seed.
///
/// Random protocols. They are mostly valid; the compiler has the last word.
struct Grammar {
  var random: RandomNumbers
  /// The types that have a name only inside the protocol.
  var localTypes: [TypeSketch] = []
  var isActor = false
  /// True if the protocol's members run on a global actor.
  var isIsolated = false
  private var used: Set<String> = []

  /// The first is the usual one; the others are called like what protocols have inside.
  static let modules = ["Production", "Item", "T", "Element", "Value"]

  init(seed: UInt64) { random = RandomNumbers(seed: seed) }

  static func protocolSketch(seed: UInt64) -> ProtocolSketch {
    var grammar = Grammar(seed: seed)
    return grammar.make(seed)
  }

  private mutating func make(_ seed: UInt64) -> ProtocolSketch {
    // Those that are compiled together share a module.
    let module = Self.modules[Int(seed / 50 % 8) < 4 ? 0 : Int(seed / 50 % 4) + 1]
    var sketch = ProtocolSketch(seed: seed, module: module)
    if random.once(in: 12) {
      sketch.prefix = random.pick(["Größe", "`2nd ", "Any", "π", "`class"])
    }
    makeHead(of: &sketch)
    if random.once(in: 4) { addTypes(to: &sketch) }
    addRequirements(to: &sketch)
    return sketch
  }

  private mutating func makeHead(of sketch: inout ProtocolSketch) {
    sketch.modifiers = random.pick([
      [], [], [], ["public"], ["internal"], ["package"], ["fileprivate"],
    ])
    switch random.below(12) {
    case 0: sketch.attributes.append("@MainActor")
    case 1: sketch.attributes.append("@StorageActor")
    case 2:
      sketch.parents.append("Actor")
      isActor = true
    default: break
    }
    isIsolated = !sketch.attributes.isEmpty
    if random.once(in: 15) {
      sketch.attributes.append(
        random.pick(["@available(macOS 12, *)", "@preconcurrency", "@dynamicMemberLookup"]))
    }
    let parents = [
      "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "CustomStringConvertible",
      "Identifiable", "Error", "Named", "Resettable", "~Copyable", "Codable",
    ]
    if random.once(in: 3) { sketch.parents.append(random.pick(parents)) }
    if random.once(in: 12) { sketch.parents.append(random.pick(parents)) }
    if random.once(in: 300) { sketch.parents.append("Summed") }
    if random.once(in: 8) { sketch.enclosing = random.pick(enclosings) }
    if random.once(in: 25) { sketch.condition = random.pick(["DEBUG", "os(Linux)", "!os(Linux)"]) }
  }

  private var enclosings: [[String]] {
    [
      ["enum Shop"], ["public struct Shop"], ["final class Shop"], ["public actor Shop"],
      ["enum Shop", "struct Shelf"], ["@MainActor struct Shop"], ["fileprivate enum Shop"],
    ]
  }

  private mutating func addTypes(to sketch: inout ProtocolSketch) {
    for name in random.some(of: ["Item", "Key", "Element"], onceIn: 2) {
      let constraint = random.pick([
        "", "", ": Sendable", ": Hashable", ": Equatable & Sendable", ": AnyObject", " = Int",
        ": Collection<Int>", ": Service",
      ])
      let clause =
        constraint.isEmpty && random.once(in: 6)
        ? random.pick([" where \(name): Hashable", ": Sequence where \(name).Element == Int"]) : ""
      sketch.types.append("associatedtype \(name)\(constraint)\(clause)")
      localTypes.append(TypeSketch(name))
      if random.once(in: 3) { sketch.primary.append(name) }
      if random.once(in: 10) { sketch.clauses.append("\(name) == Int") }
    }
    if random.once(in: 4) {
      let aliased = type(depth: 1)
      sketch.types.append("typealias Alias = \(aliased.text)")
      localTypes.append(TypeSketch("Alias"))
    }
  }

  private mutating func addRequirements(to sketch: inout ProtocolSketch) {
    let isClassBound = !sketch.parents.contains { $0.hasPrefix("~") }
    for _ in 0..<1 + random.below(5) {
      switch random.below(14) {
      case 0, 1, 2: sketch.requirements.append(property())
      case 3, 4: sketch.requirements.append(subscriptRequirement())
      case 5 where isClassBound: sketch.requirements.append(initializer())
      case 6 where isClassBound:
        sketch.requirements.append(operatorRequirement())
      default: sketch.requirements.append(method())
      }
    }
  }

  // MARK: Names

  static let plainNames = [
    "load", "update", "send", "value", "name", "count", "handle", "find", "open", "merge",
  ]

  static let oddNames = [
    "π", "größe", "`2nd`", "`has space`", "`default`", "`in`", "`class`", "`switch`", "Swift",
    "MockyCore", "call", "expectation", "recorder", "M", "result", "newValue", "argument1",
    "unsafe", "any", "some", "each", "borrow", "consume", "copy", "async", "await", "sending",
    "actor", "yield", "discard", "get", "set", "mock", "`self`", "`Type`", "receives", "received",
    "body", "context", "description", "hash", "isolation", "type", "`init`", "`subscript`",
    "mockName",
    "`1`", "é", "名", "MockReal", "left", "right", "verify", "forward", "`inout`", "`repeat`",
    "`throws`", "`nil`", "`Any`", "`Self`", "nonisolated", "isolated", "`has-dash`", "`.`", "stop",
    "`async`", "`sending`", "`override`", "`infix`", "`convenience`", "`willSet`", "willSet",
    "didSet", "`lazy`", "`required`", "`weak`", "`didSet`",
  ]

  /// A name that no other member has; an odd one now and then.
  mutating func memberName() -> String {
    for _ in 0..<20 {
      let name = random.pick(random.once(in: 9) ? Self.oddNames : Self.plainNames)
      if used.insert(name).inserted || random.once(in: 12) { return name }
    }
    return "member\(random.below(1000))"
  }

  mutating func parameterName() -> String {
    random.pick(random.once(in: 8) ? Self.oddNames : ["value", "name", "key", "body", "item", "x"])
  }
}

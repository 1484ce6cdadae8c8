/// The types in a protocol.
extension Grammar {
  private static let plain: [TypeSketch] = [
    .int, .int, TypeSketch("String", value: "\"a\""), TypeSketch("Bool", value: "true"),
    TypeSketch("Double", value: "1.5"), TypeSketch("Token", value: "Token()"),
    TypeSketch("Box", value: "Box()"), TypeSketch("Failure", value: "Failure.one"),
    TypeSketch("any Error", value: "Failure.one"), TypeSketch("any Service", value: "Servant()"),
    TypeSketch("any Service & Sendable", value: "Servant()"), TypeSketch("Void", value: "()"),
    TypeSketch("Any", value: "1"),
  ]

  private static let rare: [TypeSketch] = [
    TypeSketch("()", value: "()"), TypeSketch("AnyObject", value: "Box()"), TypeSketch("Never"),
    TypeSketch("Character", value: "\"c\""), TypeSketch("Int.Type", value: "Int.self"),
    TypeSketch("any Service.Type", value: "Servant.self"), TypeSketch("Self"),
    TypeSketch("Swift.Int", value: "7"),
    TypeSketch("Set<Int>", value: "[]"), TypeSketch("ClosedRange<Int>", value: "1...2"),
    TypeSketch("Result<Int, any Error>", value: ".success(1)"),
    TypeSketch("Result<Void, Failure>", value: ".success(())"),
    TypeSketch("KeyPath<Token, Int>"), TypeSketch("UnsafePointer<Int>"),
    TypeSketch("UnsafeMutableRawPointer"), TypeSketch("OpaquePointer"),
    TypeSketch("UnsafeBufferPointer<Int>"), TypeSketch("Unmanaged<Box>"),
    TypeSketch("UnsafePointer<Int>.Type"), TypeSketch("AnyHashable", value: "1"),
    TypeSketch("[3 of Int]", value: "[1, 2, 3]"), TypeSketch("Outer.Inner", value: "Outer.Inner()"),
    TypeSketch("Wrapper<Int>", value: "Wrapper<Int>()"),
    TypeSketch("any Sequence<Int>", value: "[1]"),
    TypeSketch("StaticString", value: "\"s\""), TypeSketch("Worker", value: "Worker()"),
    TypeSketch("any Actor"), TypeSketch("Substring", value: "\"a\""),
    TypeSketch("UInt8", value: "7"),
    TypeSketch("Mirror"), TypeSketch("(any Service)?", value: "nil"),
    TypeSketch("any Service & AnyObject"), TypeSketch("AsyncStream<Int>"),
    TypeSketch("Plain", value: "7"), TypeSketch("Callback", value: "{ _ in }"),
    TypeSketch("Any.Type", value: "Int.self"),
    TypeSketch("Unmanaged<Box>?", value: "nil"), TypeSketch("Outer.Kind", value: ".one"),
    TypeSketch("AnyClass"), TypeSketch("any (Service & Sendable)"),
    TypeSketch("Mutable", value: "Mutable()"),
    TypeSketch("[String: (Int...) -> Void?]", value: "[:]"),
    TypeSketch("[(String...) -> ()?]", value: "[]"), TypeSketch("[Box]", value: "[]"),
  ]

  private static let noncopyable = [
    TypeSketch("Handle"), TypeSketch("Handle"), TypeSketch("Handle?"), TypeSketch("Holder<Int>"),
  ]

  private mutating func leaf() -> TypeSketch {
    if !localTypes.isEmpty, random.below(3) == 0 { return random.pick(localTypes) }
    return random.pick(random.once(in: 4) ? Self.rare : Self.plain)
  }

  /// A type that can stand anywhere.
  mutating func type(depth: Int) -> TypeSketch {
    guard depth > 0 else { return leaf() }
    switch random.below(20) {
    case 0, 1:
      return TypeSketch(["", "?"], [parenthesized(type(depth: depth - 1))]) { $0[0] ?? "nil" }
    case 2, 3:
      return TypeSketch(["[", "]"], [type(depth: depth - 1)]) { $0[0].map { "[\($0)]" } ?? "[]" }
    case 4:
      let key = TypeSketch("String", value: "\"a\"")
      return TypeSketch(["[", ": ", "]"], [key, type(depth: depth - 1)]) { _ in "[:]" }
    case 5, 6: return tuple(depth: depth - 1)
    case 7, 8, 9: return function(depth: depth - 1)
    case 10: return TypeSketch(["(", ")"], [type(depth: depth - 1)]) { $0[0] }
    case 11: return TypeSketch(["Wrapper<", ">"], [type(depth: depth - 1)])
    case 12: return TypeSketch(["Array<", ">"], [type(depth: depth - 1)]) { _ in "[]" }
    default: return leaf()
    }
  }

  private func parenthesized(_ type: TypeSketch) -> TypeSketch {
    let text = type.text
    let isOpen = ["->", "any ", "some ", "&", "@"].contains { text.contains($0) }
    return isOpen && !text.hasPrefix("[") ? TypeSketch(["(", ")"], [type]) { $0[0] } : type
  }

  private mutating func tuple(depth: Int) -> TypeSketch {
    let labels = random.once(in: 2) ? ["", ""] : [parameterName() + ": ", "second: "]
    return TypeSketch(
      ["(\(labels[0])", ", \(labels[1])", ")"], [type(depth: depth), type(depth: depth)]
    ) { values in
      values[0].flatMap { first in values[1].map { "(\(first), \($0))" } }
    }
  }

  /// A function type, with or without what can stand before it.
  mutating func function(depth: Int) -> TypeSketch {
    let count = random.pick([0, 0, 1, 1, 1, 2, 3])
    var pieces = [functionAttributes() + "("]
    var parts: [TypeSketch] = []
    for index in 0..<count {
      let name = random.once(in: 4) ? "_ \(parameterName()): " : ""
      pieces[pieces.count - 1] += (index > 0 ? ", " : "") + name
      parts.append(functionParameter(depth: depth))
      pieces.append("")
    }
    let effects = random.pick([
      "", "", "", " throws", " async", " async throws", " throws(Failure)",
    ])
    pieces[pieces.count - 1] += ")\(effects) -> "
    let isSent = random.once(in: 20)
    parts.append(isSent ? type(depth: depth).marked("sending") : type(depth: depth))
    pieces.append("")
    let blanks = count == 0 ? "" : (0..<count).map { _ in "_" }.joined(separator: ", ") + " in "
    // The compiler crashes at closures of that convention.
    let isThin = pieces[0].contains("thin")
    return TypeSketch(pieces, parts) { values in
      isThin ? nil : (values.last ?? nil).map { "{ \(blanks)\($0) }" }
    }
  }

  private mutating func functionAttributes() -> String {
    random.once(in: 3)
      ? random.pick([
        "@Sendable ", "@Sendable ", "@MainActor ", "@isolated(any) ", "@convention(c) ",
        "nonisolated(nonsending) ", "@StorageActor ", "@concurrent ", "@MainActor @Sendable ",
        "@convention(thin) ",
      ]) : ""
  }

  private mutating func functionParameter(depth: Int) -> TypeSketch {
    if random.once(in: 10) { return type(depth: 0).marked("inout") }
    if random.once(in: 16) {
      return random.pick(Self.noncopyable + Self.plain).marked(
        random.pick(["borrowing", "consuming"]))
    }
    if random.once(in: 20) { return type(depth: depth).marked("sending") }
    return type(depth: depth)
  }

  /// The type of a parameter, with what only parameters have.
  mutating func parameterType() -> TypeSketch {
    switch random.below(30) {
    case 0, 1: return type(depth: 1).marked("inout")
    case 2: return type(depth: 1).marked(random.pick(["borrowing", "consuming"]))
    case 3, 4:
      return random.pick(Self.noncopyable).marked(
        random.pick(["borrowing", "consuming", "inout", "consuming sending"]))
    case 5: return type(depth: 1).marked("sending")
    case 6, 7, 8: return function(depth: 1)
    case 9, 10, 11: return function(depth: 1).marked("@escaping")
    case 12:
      let words = random.once(in: 4) ? "sending " : ""
      return TypeSketch([words + "@autoclosure () -> ", ""], [type(depth: 1)]) { $0[0] }
    case 13:
      return TypeSketch(["@autoclosure @escaping () throws -> ", ""], [type(depth: 1)]) { $0[0] }
    case 14: return opaque()
    case 15: return opaque()
    case 16:
      return random.pick([
        TypeSketch("isolated Worker", value: "worker"),
        TypeSketch("isolated (any Actor)?", value: "worker"),
        TypeSketch("isolated any Actor", value: "worker"),
      ])
    case 17: return unwrapped()
    case 18:
      return random.pick([
        TypeSketch("Span<Int>"), TypeSketch("borrowing Span<Int>"),
        TypeSketch("RawSpan"), TypeSketch("borrowing RawSpan"), TypeSketch("UTF8Span"),
        TypeSketch("(RawSpan) -> Void"), TypeSketch("inout MutableSpan<Int>"),
      ])
    case 19: return TypeSketch("Never")
    default: return type(depth: 2)
    }
  }

  /// Opaque parameters, with values and the types of these.
  static let opaque: [String: (value: String, type: String)] = [
    "some Hashable": ("1", "Int"), "some Collection<Int>": ("[1]", "[Int]"),
    "some Collection<some Hashable>": ("[1]", "[Int]"), "some Service": ("Servant()", "Servant"),
    "(some Hashable)?": ("7", "Int?"), "[some Hashable]": ("[1]", "[Int]"),
    "some Sendable & Hashable": ("1", "Int"),
    "some Error": ("Failure.one", "Failure"),
  ]

  private mutating func opaque() -> TypeSketch {
    // Calls of these say nothing: a matcher, too, is a value of `some Any`.
    if random.once(in: 5) {
      return random.pick([TypeSketch("(some Hashable) -> Void"), TypeSketch("some Any")])
    }
    let name = random.pick(Self.opaque.keys.sorted())
    return TypeSketch(name, value: Self.opaque[name]?.value)
  }

  /// Subscripts have no parameters that are changed or do not escape.
  mutating func indexType() -> TypeSketch {
    random.once(in: 14)
      ? function(depth: 1).marked("@escaping")
      : random.once(in: 14) ? opaque() : type(depth: 2)
  }

  mutating func unwrapped() -> TypeSketch {
    TypeSketch(["", "!"], [parenthesized(type(depth: 1))]) { $0[0] }
  }

  mutating func resultType() -> TypeSketch {
    switch random.below(30) {
    case 0: return type(depth: 1).marked("sending")
    case 1, 2: return random.pick(Self.noncopyable)
    case 3:
      return random.pick([
        TypeSketch("()?"), TypeSketch("[()]"), TypeSketch("(()) -> Int"), TypeSketch("Void?"),
        TypeSketch("(Int, ())"), TypeSketch("((), ())"),
      ])
    case 4: return unwrapped()
    case 5: return random.pick([TypeSketch("sending Handle"), TypeSketch("Never")])
    case 6, 7, 8: return function(depth: 1)
    case 9: return TypeSketch("Self")
    default: return type(depth: 2)
    }
  }
}

import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// A member that is declared in several words is written once, and others are written side by side.
@Suite struct SameMemberTests {
  /// The declarations that both sides of the table use.
  private static let surroundings = """
    typealias Num = Int
    typealias Ints = [Num]
    typealias Pair<T> = (T, T)
    typealias Done = () -> Void
    struct X {}
    enum N { struct X {}; typealias Y = N.X }
    protocol S {}
    protocol R {}
    """

  /// Pairs of parameters, or of whole declarations after the name.
  static let same = [
    ("(_ a: Int?)", "(_ a: Optional<Int>)"), ("(_ a: Int!)", "(_ a: Int?)"),
    ("(_ a: [Int])", "(_ a: Array<Int>)"), ("(_ a: [Int: X])", "(_ a: Dictionary<Num, X>)"),
    ("(_ a: [[Int?]])", "(_ a: Array<[Swift.Optional<Num>]>)"), ("(_ a: [Int])", "(_ a: Ints)"),
    ("(_ a: (Int, Int))", "(_ a: Pair<Num>)"), ("(_ a: Int)", "(_ a: (Int))"),
    ("(_ a: () -> Void)", "(_ a: () -> ())"), ("(_ a: () -> Void)", "(_ a: () -> Swift.Void)"),
    ("(_ a: () -> Void)", "(_ a: Done)"), ("(_ a: (() -> Void)?)", "(_ a: Optional<Done>)"),
    ("(_ a: (Int) -> Void)", "(_ a: (_ n: Int) -> Void)"),
    ("(_ a: () throws -> Void)", "(_ a: () throws(any Error) -> Void)"),
    ("(_ a: () throws(Never) -> Void)", "(_ a: () -> Void)"),
    ("(_ a: @escaping () -> Void)", "(_ a: () -> Void)"),
    ("(_ a: @MainActor @Sendable () -> Void)", "(_ a: @Sendable @MainActor () -> Void)"),
    ("(_ a: Error)", "(_ a: any Swift.Error)"), ("(_ a: any S & R)", "(_ a: any R & S)"),
    ("(_ a: (any R & S & R)?)", "(_ a: Optional<any S & R>)"), ("(_ a: N.X)", "(_ a: N.Y)"),
    ("(_ a: X)", "(_ a: App.X)"), ("(_ a: N.X)", "(_ a: App.N.X)"),
    ("(_ a: AnyClass)", "(_ a: AnyObject.Type)"),
    ("<T>(_ a: T)", "<U>(_ a: U)"), ("<T: S>(_ a: T)", "<T>(_ a: T) where T: S"),
    ("<T: S>(_ a: T)", "(_ a: some S)"), ("<T: S & R>(_ a: T)", "<U: R>(_ a: U) where U: S"),
    ("<T, U>(_ a: T, b: U) where T == U.Z, U: R", "<A, B: R>(_ a: A, b: B) where B.Z == A"),
    ("<T>(_ a: (Int) -> T) -> T", "<U>(_ a: (Num) -> U) -> U"),
    ("() -> Int?", "() -> Optional<Num>"), ("()", "() -> Void"), ("() throws", "()"),
    ("() async", "()"), ("(_ a: [3 of Int])", "(_ a: InlineArray<3, Num>)"),
    ("(_ a: Double)", "(_ a: TimeInterval)"), ("(_ a: [CInt])", "(_ a: Array<Int32>)"),
    ("(_ a: Notification.Name)", "(_ a: NSNotification.Name)"),
    ("(_ a: String.Element)", "(_ a: Character)"), ("(_ a: [Int].Element)", "(_ a: Num)"),
    ("(_ a: [Int: X].Value)", "(_ a: X)"), ("(_ a: Set<Int>.Element)", "(_ a: Int)"),
    ("<T: Codable>(_ a: T)", "<T: Encodable & Decodable>(_ a: T)"),
    ("(_ a: some Collection<Int>)", "<T: Collection>(_ a: T) where T.Element == Num"),
    ("(_ a: X)", "(_ a: consuming X)"), ("(_ a: borrowing X)", "(_ a: __shared X)"),
    ("(_ a: sending X) -> X", "(_ a: X) -> sending X"),
  ]

  static let different = [
    ("(_ a: Int)", "(_ a: Int?)"), ("(_ a: Int?)", "(_ a: Int??)"), ("(_ a: [Int])", "(_ a: Int)"),
    ("(_ a: X)", "(_ a: N.X)"), ("(_ a: (Int))", "(_ a: (Int, Int))"),
    ("(_ a: (Int, Int) -> Void)", "(_ a: ((Int, Int)) -> Void)"),
    ("(_ a: (() -> Void)?)", "(_ a: () -> Void?)"),
    ("(_ a: () throws -> Void)", "(_ a: () -> Void)"),
    ("(_ a: @escaping @MainActor () -> Void)", "(_ a: @escaping () -> Void)"),
    ("(_ a: any S & R)", "(_ a: any S)"), ("(_ a: any S.Type)", "(_ a: (any S).Type)"),
    ("<T: S>(_ a: T)", "<T: R>(_ a: T)"), ("<T>(_ a: T)", "<T: S>(_ a: T)"),
    ("<T, U>(_ a: T, _ b: U)", "<T, U>(_ a: U, _ b: T)"), ("<T>(_ a: T)", "(_ a: Any)"),
    ("<T: S>(_ a: T)", "(_ a: any S)"), ("(_ a: Int...)", "(_ a: [Int])"),
    ("(_ a: inout Int)", "(_ a: Int)"), ("(a: Int)", "(b: Int)"), ("() -> Int", "() -> String"),
    ("(_ a: [Int: String])", "(_ a: [String: Int])"),
  ]

  @Test(arguments: same) func inOtherWords(_ one: String, _ other: String) {
    for (first, second) in [(one, other), (other, one)] {
      #expect(Self.childOf(first, second) == 1)
      #expect(Self.childOfTwo(first, second) == 1)
      #expect(Self.grandchildOf(first, second) == 1)
      #expect(Self.subclassOf(first, second) == 1)
    }
  }

  @Test(arguments: different) func inOtherTypes(_ one: String, _ other: String) {
    #expect(Self.childOf(one, other) == 2)
    #expect(Self.childOfTwo(one, other) == 2)
    #expect(Self.subclassOf(one, other) == 2)
  }

  private static func childOf(_ one: String, _ other: String) -> Int {
    members("protocol P { func f\(one) }\nprotocol C: P { func f\(other) }")
  }

  private static func childOfTwo(_ one: String, _ other: String) -> Int {
    members("protocol P { func f\(one) }\nprotocol Q { func f\(other) }\nprotocol C: P, Q {}")
  }

  private static func grandchildOf(_ one: String, _ other: String) -> Int {
    members(
      "protocol P { func f\(one) }\nprotocol Q: P { func f\(one) }\n"
        + "protocol C: Q { func f\(other) }")
  }

  private static func subclassOf(_ one: String, _ other: String) -> Int {
    members("class P { func f\(one) {} }\nclass Q: P {}\nclass C: Q { func f\(other) {} }")
  }

  @Test func whatAssociatedTypesAreFixedTo() {
    let parents = """
      protocol P { associatedtype K: Hashable; associatedtype V; func f(_ a: [K: V?]) }
      protocol Q<V>: P where K == String { func f(_ a: [String: V?]) }
      """
    #expect(Self.members("\(parents)\nprotocol C: Q<Num> { func f(_ a: [String: Int?]) }") == 1)
    #expect(
      Self.members("\(parents)\nprotocol C: Q where V == X { func f(_ a: [K: App.X?]) }") == 1)
    #expect(
      Self.members("\(parents)\nprotocol C: Q where V == X { func f(_ a: [K: N.X?]) }") == 2)
    #expect(
      Self.members("\(parents)\nprotocol C: Q { typealias V = Int; func f(_ a: [K: Num?]) }") == 1)
  }

  @Test func whatSuperclassesAreBoundTo() {
    let classes = """
      class P<A, B> { func f(_ a: [A], _ b: B) {} }
      class Q<B>: P<String, [B]> {}
      """
    for type in ["[Int]", "Array<Num>", "Ints"] {
      let child = "class C: Q<Int> { override func f(_ a: [String], _ b: \(type)) {} }"
      #expect(Self.members("\(classes)\n\(child)") == 1)
    }
    let child = "class C: Q<Int> { func f(_ a: [String], _ b: Int) {} }"
    #expect(Self.members("\(classes)\n\(child)") == 2)
    #expect(
      Sources(tests: "MockC()", app: "\(classes)\nclass C: Q<Int> {}").lines
        .contains { $0.hasPrefix("override func f(_ a: [String], _ b: [Int])") })
  }

  @Test(arguments: [
    ("() -> P", "() -> C"), ("() -> Int?", "() -> Int"), ("(_ a: Int)", "(_ a: Int?)"),
    ("(_ a: P?)", "(_ a: (P?)?)"), ("() throws", "()"),
  ]) func inANarrowerForm(_ wide: String, _ narrow: String) {
    let child = "class C: Q { override func f\(narrow) {} }"
    #expect(
      Self.members("class P { func f\(wide) {} }\nclass Q: P {}\n\(child)") == 1)
    #expect(
      Self.members(
        "class P { func f\(wide) {} }\nclass Q: P { override func f\(wide) {} }\n\(child)") == 1)
  }

  @Test(arguments: ["init", "func load", "subscript"])
  func aClosureThatOnlyOneOfTwoParentsLetsEscape(declaration: String) {
    let result = declaration == "subscript" ? " -> Int { get }" : ""
    let app = """
      protocol P { \(declaration)(_ a: @escaping () -> Void)\(result) }
      protocol Q { \(declaration)(_ a: () -> Void)\(result) }
      protocol C: P, Q {}
      """
    let lines = Sources(tests: "MockC()", app: app).lines
      .filter { $0.contains("\(declaration)(") && $0.contains("a: ") && !$0.contains("MockyCore") }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("a: () -> Void)") }, "\(lines)")
  }

  @Test func membersOfWhatAssociatedTypesAreFixedTo() {
    let parents = """
      protocol Has { associatedtype V }
      struct Own: Has { typealias V = X }
      protocol P { associatedtype A: Sequence; associatedtype H: Has; func f(_ a: A.Element, _ b: H.V) }
      """
    let child = "protocol C: P where A == [Int], H == Own { func f(_ a: Num, _ b: X) }"
    #expect(Self.members("\(parents)\n\(child)") == 1)
  }

  @Test func operatorsHaveNoLabels() {
    let app = """
      protocol P { static func + (l: Self, r: Int) -> Self }
      protocol C: P { static func + (_ a: Self, _ b: Int) -> Self }
      """
    let lines = Sources(tests: "MockC()", app: app).lines
    #expect(lines.count { $0.hasPrefix("static func + ") } == 1)
  }

  @Test(arguments: ["P, Q", "Q, P"]) func effectsThatBothParentsHave(_ parents: String) {
    let app = """
      protocol P {
        init?(size: Int)
        func f() async throws
        var v: Int { get throws }
        func send(_ a: sending X) -> X
      }
      protocol Q { init(size: Int); func f(); var v: Int { get }; func send(_ a: X) -> sending X }
      class X {}
      protocol C: \(parents) {}
      """
    let sources = Sources(tests: "MockC()", app: app)
    #expect(
      sources.members(of: "MockC").map { $0.prefix { $0 != "{" } } == [
        "func f() ", "var v: Int ", "func send(_ a: X) -> sending X ",
      ])
    #expect(sources.lines.contains { $0.hasPrefix("convenience init(size: Int)") })
  }

  @Test(arguments: [
    ("protocol C: P, Q {}", true), ("protocol C: Q, P {}", true),
    ("protocol R: Q, P { func f() }; protocol C: R {}", false),
    ("protocol C: P, Q { func f() }", false), ("protocol C: Q {}", false),
  ])
  func aSpyDoesNotForwardWhatSwiftTakesForEither(_ child: String, _ isAmbiguous: Bool) {
    let app = "protocol P { func f() throws }\nprotocol Q { func f() }\n\(child)"
    let reason =
      "obstacle: \"two parents of its protocol require it with other effects or sending\""
    #expect(Sources(tests: "MockC()", app: app).mocks.source.contains(reason) == isAmbiguous)
  }

  @Test func anAsynchronousOverloadStays() {
    let app = "protocol P { func f() }\nprotocol C: P { func f(); func f() async }"
    #expect(Self.members(app) == 2)
  }

  @Test(arguments: ["Item", "Box<Int>.Item", "App.Box<Num>.Item"])
  func aNestedTypeOfAGenericSuperclass(_ type: String) {
    let app = """
      class Box<T> { struct Item {}; func f(_ a: Item) {} }
      class C: Box<Int> { override func f(_ a: \(type)) {} }
      """
    #expect(Self.members(app) == 1)
  }

  @Test func aConditionOnWhatASuperclassIsBoundTo() {
    let base =
      "class P<A, B> { func f(_ a: A, _ b: B) where A: S, B: R {} }\nclass Q<B>: P<X, B> {}"
    for (child, head) in [
      ("class C: Q<X> {}", "override func f(_ a: X, _ b: X) {"),
      ("class C: Q<X> { override func f(_ a: X, _ b: X) {} }", "override func f(_ a: X, _ b: X) {"),
      ("class C<D>: Q<D> {}", "override func f(_ a: X, _ b: D) where D: R {"),
    ] {
      let lines = Sources(tests: "MockC()", app: "\(Self.surroundings)\n\(base)\n\(child)").lines
      #expect(lines.filter { $0.hasPrefix("override func f") } == [head])
    }
  }

  @Test func anOverloadOfWhatIsOverridden() {
    let parent = "class P { func f() -> Int { 1 }; func f() -> String { \"\" } }"
    #expect(Self.members("\(parent)\nclass C: P { override func f() -> String { \"\" } }") == 2)
  }

  private static func members(_ declarations: String) -> Int {
    let sources = Sources(tests: "MockC()", app: "\(surroundings)\n\(declarations)")
    let overriding = sources.lines.count { $0.hasPrefix("override func f") }
    if overriding > 0 { return overriding }
    return sources.members(of: "MockC").count { $0.contains("func f") }
  }
}

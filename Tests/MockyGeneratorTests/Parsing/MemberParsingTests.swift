import Testing

@testable import MockyGenerator

@Suite struct MemberParsingTests {
  @Test(arguments: [
    "var a: A { get }", "var a: A { get set }", "static var a: A? { get async throws(E) }",
    "var a: A { mutating get nonmutating set }", "var a: A { @MainActor get @B(c) set }",
    "var a: A { _read _modify }", "var a: A { yielding borrow yielding mutate }",
    "var a: A { get throws set }", "var a: A { unknown get }", "var a: () -> Void { get }",
    "var a: A", "var async: A { get async }", "weak var a: A? { get }",
  ])
  func propertiesHaveAccessors(_ property: String) {
    expectMembers(property)
  }

  @Test func constantsAreRead() {
    expectMembers("let a: A { get }", "var a: A { get }")
  }

  @Test func severalPropertiesMayShareAKeyword() {
    expectMembers(
      "@a static var a: A { get }, b: B { get set }",
      "@a static var a: A { get }\n@a static var b: B { get set }")
  }

  @Test func accessorsMayHaveBodiesAndSemicolons() {
    expectMembers("var a: A { get { \"}\" } set(x) {} }", "var a: A { get set }")
    expectMembers("var a: A { get; set }", "var a: A { get set }")
  }

  @Test(arguments: [
    "subscript(a: A) -> B { get }", "static subscript(_ a: A, b c: C) -> D? { get set }",
    "subscript<T: P>(a: T) -> T where T: Q { get throws }", "subscript() -> A { get }",
    "subscript(a: A...) -> B { get nonmutating set }",
  ])
  func subscriptsAreRead(_ member: String) {
    expectMembers(member)
  }

  @Test(arguments: [
    "init()", "init?(a: A)", "init!(a: A)", "init<T>(_ a: T) async throws where T: P",
    "init?<T>(a: T)", "convenience init(in a: A) throws(E)",
  ])
  func initializersAreRead(_ member: String) {
    expectMembers(member)
  }

  @Test(arguments: [
    "associatedtype A", "associatedtype A: P & Q, R", "associatedtype A = [Int]",
    "associatedtype A: P = B.C where A.D == E, A: Q", "associatedtype A: ~Copyable",
    "@a associatedtype A: B where B.C: D", "typealias A = () -> Void",
    "typealias A<T> = [T] where T: P", "public typealias A = any P",
  ])
  func typesAreRead(_ member: String) {
    expectMembers(member)
  }

  @Test(arguments: [
    "public func f()", "private(set) var a: A { get }", "nonisolated func f()",
    "unowned(unsafe) var a: A { get }", "optional func f()", "distributed func f() async",
    "package mutating consuming func f()", "unknown func f()", "unknown(a, b) other func f()",
    "class func f()", "nonisolated(nonsending) func f() async", "override class var a: A { get }",
  ])
  func modifiersAreKept(_ member: String) {
    expectMembers(member)
  }

  @Test(arguments: [
    "@objc func f()", "@objc(a:b:) optional func f()", "@A.B<C, D>(e) func f()",
    "@available(macOS 14, *) @available(*, deprecated, message: \")\") func f()",
    "@A::B func f()", "@MainActor @a public static func f()", "@rethrows func f()",
    "@_spi(X) func f()", "@a({ (b) in \"}\" }) func f()",
  ])
  func attributesAreKept(_ member: String) {
    expectMembers(member)
  }

  @Test func attributesAndModifiersMayStandInAnyOrder() {
    expectMembers(
      "public @MainActor static @a func f()", "@MainActor @a public static func f()")
  }

  @Test func attributesAndModifiersMayStandOnLinesOfTheirOwn() {
    expectMembers(
      "@a\n@b(c)\npublic\nstatic\nfunc f()\n@c\nvar a: A\n{\nget\n}",
      "@a @b(c) public static func f()\n@c var a: A { get }")
  }
}

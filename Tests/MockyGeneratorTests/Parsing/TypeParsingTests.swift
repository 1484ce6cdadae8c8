import Testing

@Suite struct TypeParsingTests {
  @Test(arguments: [
    "Int", "Swift.Array<Int>.Index", "Self", "Self.Item", "Any", "`a b`", "Swift::Int",
    "A::B.C", "A<>", "A<B, C<D>>", "A<B<C<D>>>", "A<B<C>?>",
  ])
  func aNameMayHaveMembersAndArguments(_ type: String) {
    expectType(type)
  }

  @Test(arguments: [
    "[Int]", "[String: Int]", "[[A: B]]", "[3 of Int]", "[_ of [n of Int]]", "[Int].Index",
    "[A: B].Element?",
  ])
  func bracketsHoldElements(_ type: String) {
    expectType(type)
  }

  @Test(arguments: [
    "()", "(Int)", "(Int, String)", "(a: Int, b: (c: A, B))", "(Int).Type", "(_: Int, in: Int)",
  ])
  func parenthesesHoldElements(_ type: String) {
    expectType(type)
  }

  @Test(arguments: ["A?", "A!", "A??", "[A]?", "(A, B)??", "A<B?>?", "A.Type?", "(() -> Void)?"])
  func marksMakeOptionals(_ type: String) {
    expectType(type)
  }

  @Test(arguments: ["A.Type", "A.Protocol", "(any P).Type", "A.Type.Type", "(any P).Item.Type"])
  func typesHaveTypes(_ type: String) {
    expectType(type)
  }

  @Test(arguments: [
    "some P", "any P", "any P & Q", "some P & ~Copyable", "P & Q & R", "any ~Copyable",
    "any P.Type", "(any P & Q)?", "any (P & Q)", "any P<Int>", "some Collection<any P>",
  ])
  func protocolsCompose(_ type: String) {
    expectType(type)
  }

  @Test(arguments: [
    "() -> Void", "(Int) -> Int", "(A, _ b: B) -> C", "(A) async throws(E) -> B",
    "(A) throws -> (B) -> C", "((A) -> B) -> C", "(A...) -> B", "(inout A) -> B",
    "() async throws(any Error) -> Void",
  ])
  func functionsAreTypes(_ type: String) {
    expectType(type)
  }

  @Test(arguments: [
    "@escaping () -> Void", "@Sendable @MainActor (A) async -> B", "@autoclosure () -> T",
    "@isolated(any) () -> Void", "@convention(c) (Int) -> Int", "inout A", "borrowing A",
    "consuming [A]", "sending A?", "isolated A", "isolated (any Actor)?", "__owned A",
    "__shared A", "nonisolated(nonsending) () async -> Void", "sending @escaping () -> A",
    "@Custom(a, b) A", "@Custom<A> B",
  ])
  func attributesAndSpecifiersStandBefore(_ type: String) {
    expectType(type)
  }

  @Test func anAttributeMayTouchTheParameters() {
    expectType("@escaping(A) -> B", "@escaping (A) -> B")
    expectType("@MyActor(A) -> B", "@MyActor (A) -> B")
    expectType("@convention (c) (A) -> B", "@convention(c) (A) -> B")
  }

  @Test(arguments: ["repeat each T", "(repeat each T)", "(repeat (each T) -> Void)", "A<each T>"])
  func packsExpand(_ type: String) {
    expectType(type)
  }

  @Test(arguments: ["A<3>", "A<-3, _>", "A<0x10>"])
  func numbersAndPlaceholdersAreArguments(_ type: String) {
    expectType(type)
  }

  @Test func blanksAndCommentsDoNotCount() {
    expectType("A < B ,/* , */C > . D", "A<B, C>.D")
    expectType("[ A :// x\n B ]", "[A: B]")
    expectType("( A,\n B, )", "(A, B)")
    expectType("()async->()", "() async -> ()")
    expectType("A<()->B>", "A<() -> B>")
    expectType("P&Q", "P & Q")
  }

  @Test func wordsBeforeTypesAreAlsoNames() {
    expectType("any.Type")
    expectType("sending")
    expectType("isolated.A")
    expectType("borrowing<A>")
  }

  @Test func anAngleAtTheEndIsSplitOff() {
    expectMembers(
      "func f(x: A<B> = c, y: A<B>?, z: A<B>...)", "func f(x: A<B> = _, y: A<B>?, z: A<B>...)")
    expectMembers("func f(x: A<B>=c)", "func f(x: A<B> = _)")
    expectMembers(
      "func f() where A<B>==C, D.E==F<G>", "func f() where A<B> == C, D.E == F<G>")
  }
}

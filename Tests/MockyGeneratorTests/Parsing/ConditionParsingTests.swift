import Testing

@Suite struct ConditionParsingTests {
  @Test func everyBranchIsKept() {
    expectMembers(
      """
      #if os(Linux) && compiler(>=6.2) // a
      func a()
      #elseif DEBUG || "}" == (a
        ||  b)
      func b()
      #else
      func c()
      #endif
      func d()
      """,
      """
      #if os(Linux) && compiler(>=6.2)
        func a()
      #elseif DEBUG || "}" == (a
        ||  b)
        func b()
      #else
        func c()
      #endif
      func d()
      """)
  }

  @Test func conditionsNest() {
    expectMembers("#if A\n  #if B\n    func b()\n  #endif\n#endif")
    expectMembers("#if A\n#endif")
  }

  @Test func attributesMayStandInAConditionOfTheirOwn() {
    expectMembers(
      "#if A\n@a\n#endif\nfunc f()\n@b\n#if A\n@c\n#else\n@d\n#endif\nfunc g()",
      "#if A\n#endif\nfunc f()\n@b func g()")
  }

  @Test func otherDirectivesAreNoMembers() {
    expectMembers(
      "#warning(\"a )\")\n#sourceLocation(file: \"a\", line: 1)\n#error(\"b\")\nfunc f()",
      "func f()")
  }

  @Test func protocolsAreFoundInEveryBranch() {
    let source = """
      #if A
      protocol A {}
      struct S {
        #if B
        protocol B {}
        #endif
      }
      #elseif compiler(>=99)
      protocol C { func }
      #else
      protocol D {}
      #endif
      protocol E {}
      """
    #expect(protocols(in: source) == ["A", "B", "C", "D", "E"])
  }

  @Test func aBranchInABodyEndsAsDeepAsItBegan() {
    let source = """
      func f() {
        #if A
        if a {
        #else
        if b {
        #endif
        }
      }
      protocol P {}
      """
    #expect(protocols(in: source) == ["P"])
  }

  @Test func aConditionWithoutAnEndIsAProblem() {
    #expect(
      problems(inMember: "#if A\nfunc f()") == ["2:1 [#if] this '#if' has no '#endif'"])
  }

  @Test func aBranchWithoutAConditionIsAProblem() {
    #expect(
      problems(inMember: "func f()\n#endif\n#else\nfunc g()") == [
        "3:1 [#endif] '#endif' has no '#if'"
      ])
  }
}

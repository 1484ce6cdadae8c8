import Testing

/// No name of Mocky's is in the way of others.
@Suite struct PublicNamesTests {
  @Test func eachIsUsedWhereAllFrameworksAreImported() throws {
    let missing = try PublicNames.all().subtracting(PublicNames.used())
    #expect(missing.isEmpty, "use each in NamesOfMocky.swift, which shows that it clashes nowhere")
  }

  @Test func noneIsOneOfCombine() throws {
    #expect(try PublicNames.all().intersection(NamesOfCombine.all) == [])
  }

  @Test func theyAreReadFromTheSources() throws {
    let names = try PublicNames.all()
    #expect(names.isSuperset(of: ["Mockery", "expectThat", "Mockable", "MockeryTestCase"]))
    let internals = ["Context", "UnreportedFailures", "ofCurrentTask", "described"]
    #expect(names.isDisjoint(with: internals))
    let source = """
      public final class A {
        public func b() {}
      }
      #if C
        @objc public func `d`() {}
        package enum E {}
      #endif
      @attached(peer) public macro F()
      """
    #expect(PublicNames.declared(in: source) == ["A", "d", "F"])
  }
}

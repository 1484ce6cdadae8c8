import MockyGenerator
import Testing

/// Protocols that stand where nothing can see or extend them.
@Suite struct PlaceTests {
  @Test(
    arguments: [
      ["func open() {}"], ["struct Inner {}", "func open() {}"], ["init() {}"], ["{ }"],
      ["get {}", "var x: Int"],
    ])
  func aProtocolAmongStatementsIsToldToMoveOut(_ context: [String]) {
    expectDiagnostics(
      of: "@Mockable private protocol Door { func open() }", in: context,
      """
      1:28: error: @Mockable cannot mock a protocol inside a function, because no extension can see it; move it out
      @Mockable private protocol Door { func open() }
                                 ^~~~
      """)
  }

  @Test func aPrivateProtocolInATypeIsToldToBeFileprivate() {
    expectDiagnostics(
      of: "@Mockable private protocol Door { func open() }", in: ["struct House {}"],
      """
      1:11: error: @Mockable cannot mock a private protocol inside a type, because extensions cannot see it; make it fileprivate
      @Mockable private protocol Door { func open() }
                ^~~~~~~
      fix-it: replace 'private' with 'fileprivate'
      @Mockable fileprivate protocol Door { func open() }
      """)
  }

  @Test func aProtocolInAPrivateTypeInAnotherIsToldToMakeTheTypeFileprivate() {
    expectDiagnostics(
      of: "@Mockable protocol Door { func open() }",
      in: ["private struct House {}", "enum Town {}"],
      """
      1:20: error: @Mockable cannot mock a protocol inside the private type 'House', because extensions cannot see it; make 'House' fileprivate
      @Mockable protocol Door { func open() }
                         ^~~~
      """)
  }

  @Test(
    arguments: [
      ["private struct House {}"], ["fileprivate struct House {}", "struct Town {}"],
      ["extension House {}"], ["struct House {}", "extension Town {}"],
      ["private extension House {}"],
    ])
  func aProtocolThatTheFileSeesIsMocked(_ context: [String]) {
    expectNoDiagnostics(of: "@Mockable protocol Door { func open() }", in: context)
  }

  @Test func aPrivateProtocolOfAFileIsMocked() {
    expectNoDiagnostics(of: "@Mockable private protocol Door { func open() }")
  }
}

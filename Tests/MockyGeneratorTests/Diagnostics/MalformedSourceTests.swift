import MockyGenerator
import Testing

/// Source that the compiler refuses as well, or that only it can read.
@Suite struct MalformedSourceTests {
  @Test(
    arguments: [
      "@Mockable protocol P { func }",
      "@Mockable protocol P { func f( }",
      "@Mockable protocol P { func f() -> }",
      "@Mockable protocol P { var x { get } }",
      "@Mockable protocol P { var x: Int }",
      "@Mockable protocol P { let x: Int }",
      "@Mockable protocol P { var x: Int { get set }",
      "@Mockable protocol P {\n  #if DEBUG\n    func f()\n}",
      "@Mockable protocol P { #endif }",
      "@Mockable protocol P {\n  #else\n  func f()\n}",
      "@Mockable protocol P { struct S {} }",
      "@Mockable protocol P { #make }",
      "@Mockable protocol P { func f(_ x: [Int) }",
      "@Mockable protocol P { func f(x: String = \"abc) }",
      "@Mockable protocol P /* no end",
      "@Mockable protocol {}",
      "@Mockable protocol P: {}",
      "@Mockable protocol P<A {}",
      "@Mockable protocol P where A == {}",
      "@Mockable protocol P where A ~ B {}",
      "@Mockable protocol class {}",
      "@Mockable protocol P { func f(); case x; func g(_ x Int) -> Int; func h() }",
      "@Mockable protocol P {} protocol Q {}",
      "@Mockable protocol P { associatedtype }",
      "@Mockable protocol P { associatedtype A: }",
      "@Mockable protocol P { typealias A }",
      "@Mockable protocol P { subscript(i: Int) { get } }",
      "@Mockable protocol P { init( }",
      "@Mockable protocol P { func f() throws( }",
      "@Mockable protocol P { 12 }",
      "@Mockable protocol P { func f(_: Int, ) ; var a, b: Int { get } }",
      "@Mockable protocol P { func f(_ x: Int = 3) }",
      "@Mockable protocol P { func f() {} }",
      "@Mockable protocol",
      "@Mockable protocol P",
      "@Mockable protocol P }",
    ])
  func aRequirementThatCannotBeReadIsReported(_ s: String) {
    let e = MockableExpansion(.peer, of: s)
    print("----", s)
    print(e.diagnostics.map { $0.text(in: s) }.joined(separator: "\n"), e.source.count)
  }
}

import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Organ {
  func four(_ a: Int, b: String, c: Bool, _ d: Double?) -> Int
  func tune(_ a: Int, b: String, c: Bool, _ d: Double, done: @escaping (String) -> Void)
  func five(_ a: Int, b: String, c: Bool, _ d: Double, e: Int) -> String
  func play(
    _ p1: Int, p2: Int, p3: String, p4: String?, p5: Bool, p6: [Int], p7: Double, p8: Int,
    p9: Int, p10: Int, p11: Int, p12: Int, p13: Int, p14: Int, p15: String, last p16: Int
  ) async throws -> String
}

@Suite struct ManyParameterTests {
  @Test(.mockery) func fourParametersAreValuesAndMatchersInAnyMixture() {
    let organ = Mockery.current.mock(MockOrgan.self)
    Mockery.current.check {
      allowing(organ).receives.four(1, b: "b", c: true, nil).then.returns(1)
      allowing(organ).receives.four(2, b: .any, c: true, .isNotNil).then.returns(2)
      allowing(organ).receives.four(.any, b: "c", c: .any, nil).then.returns(3)
      allowing(organ).receives.four(.any, b: .equal(to: "d"), c: .any, .isNotNil).then.returns(4)
    }
    #expect(organ.four(1, b: "b", c: true, nil) == 1)
    #expect(organ.four(2, b: "b", c: true, 1.5) == 2)
    #expect(organ.four(3, b: "c", c: false, nil) == 3)
    #expect(organ.four(4, b: "d", c: false, 1.5) == 4)
  }

  @Test(.mockery) func aClosureIsNotCountedAmongTheFour() {
    let organ = Mockery.current.mock(MockOrgan.self)
    Mockery.current.check {
      expectThat(organ).receives.tune(1, b: .any, c: true, 4, done: .any).then.performs {
        $0.4($0.1)
      }
    }
    var tuned = ""
    organ.tune(1, b: "b", c: true, 4) { tuned = $0 }
    #expect(tuned == "b")
  }

  @Test(.mockery) func fromFiveOnAPlainValueAmongMatchersIsWritten() {
    let organ = Mockery.current.mock(MockOrgan.self)
    Mockery.current.check {
      allowing(organ).receives.five(1, b: "b", c: true, 4, e: 5).then.returns("values")
      allowing(organ).receives.five(.any, b: .value("b"), c: .any, .value(4), e: .any)
        .then.returns("matchers")
    }
    #expect(organ.five(1, b: "b", c: true, 4, e: 5) == "values")
    #expect(organ.five(0, b: "b", c: false, 4, e: 0) == "matchers")
  }

  @Test(.mockery) func sixteenParametersAreHandedOn() async throws {
    let organ = Mockery.current.mock(MockOrgan.self)
    Mockery.current.check {
      expectThat(organ).receives.play(
        1, p2: 2, p3: "3", p4: nil, p5: true, p6: [6], p7: 7, p8: 8, p9: 9, p10: 10, p11: 11,
        p12: 12, p13: 13, p14: 14, p15: "15", last: 16
      ).then.returns("plain")
      expectThat(organ).receives.play(
        .any, p2: .any, p3: .any, p4: .any, p5: .any, p6: .any, p7: .any, p8: .any, p9: .any,
        p10: .any, p11: .any, p12: .any, p13: .any, p14: .any, p15: .any, last: .lessThan(16)
      ).then.performs { "\($0.0) to \($0.15)" }
    }
    let matched = try await organ.play(
      0, p2: 2, p3: "3", p4: nil, p5: true, p6: [6], p7: 7, p8: 8, p9: 9, p10: 10, p11: 11,
      p12: 12, p13: 13, p14: 14, p15: "15", last: 15)
    #expect(matched == "0 to 15")
    let plain = try await organ.play(
      1, p2: 2, p3: "3", p4: nil, p5: true, p6: [6], p7: 7, p8: 8, p9: 9, p10: 10, p11: 11,
      p12: 12, p13: 13, p14: 14, p15: "15", last: 16)
    #expect(plain == "plain")
  }

  @Test func theWrongOneIsNamed() {
    let failures = headlines { context in
      let organ = context.mock(MockOrgan.self)
      context.check { expectThat(organ).receives.four(1, b: "b", c: true, 2) }
      _ = organ.four(1, b: "b", c: false, nil)
    }
    #expect(
      failures == [
        #"organ.four(1, b: "b", c: false, nil): unexpected: "#
          + #"expected true as 'c' and 2.0 as argument 4"#
      ]
    )
  }
}

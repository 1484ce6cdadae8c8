import Mocky
import Testing

@Mockable private protocol Geometry {
  func π(radius r: Int) -> Int
  func größe(of 物: String, in einheit: Int) -> Int
  static func ≈ (left: Self, right: Self) -> Bool
}

infix operator ≈

@Suite struct LetterTests {
  @Test(.mockery) func namesThatBeginOutsideASCIIHaveTheirLabels() {
    let geometry = Mockery.current.mock(MockGeometry.self)
    Mockery.current.check {
      expectThat(geometry).receives.π(radius: 2).then.returns(12)
      expectThat(geometry).receives.größe(of: "Haus", in: .any).then.returns(3)
    }
    #expect(geometry.π(radius: 2) == 12)
    #expect(geometry.größe(of: "Haus", in: 1) == 3)
  }
}

@Mockable private protocol Podium {
  func `2nd`(_ `3rd`: Int, `4th` place: String) -> Int
  var `1st`: String { get set }
}

@Suite struct NumberedNameTests {
  @Test(.mockery) func namesMayBeginWithADigit() {
    let podium = Mockery.current.mock(MockPodium.self)
    Mockery.current.check {
      expectThat(podium).receives.`2nd`(3, `4th`: .any).then.returns(5)
      expectThat(podium).receives.`1st`.then.returns("Ann")
      expectThat(podium).receives.`1st`(setTo: "Bob")
    }
    #expect(podium.`2nd`(3, `4th`: "Cid") == 5)
    #expect(podium.`1st` == "Ann")
    podium.`1st` = "Bob"
  }
}

import Mocky
import Testing

/// Accessors that say what they do with the object that has them.
@Mockable private protocol Register {
  var total: Int { mutating get }
  var count: Int { get nonmutating set }
  var last: Int { borrowing get }
  var whole: String { consuming get }
  var rate: Double { get async throws(RegisterError) }
  subscript(row: Int) -> Int { mutating get nonmutating set }
}

enum RegisterError: Error { case jammed }

@Suite(.mockery) struct AccessorOwnershipTests {
  @Test func theyAreReadAndWrittenLikeAnyOthers() async {
    let mock = Mockery.current.mock(MockRegister.self)
    var register: any Register = mock
    Mockery.current.check {
      expectThat(mock).receives.total.then.returns(1)
      expectThat(mock).receives.count(setTo: 2)
      expectThat(mock).receives.count.then.returns(2)
      expectThat(mock).receives.last.then.returns(3)
      expectThat(mock).receives.whole.then.returns("all")
      expectThat(mock).receives.rate.then.throws(.jammed)
      expectThat(mock).receives.subscript(1).then.returns(4)
      expectThat(mock).receives.subscript(1, setTo: 5)
    }
    #expect(register.total == 1)
    register.count = 2
    #expect(register.count == 2)
    #expect(register.last == 3)
    #expect(register.whole == "all")
    #expect(register[1] == 4)
    register[1] = 5
    await #expect(throws: RegisterError.jammed) { try await mock.rate }
  }
}

import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

func useMethods(_ context: Mockery) throws {
  let reader = context.mock(MockReader.self)
  let shelf = context.mock(MockShelf.self)
  context.check {
    expectThat(reader).receives.read("a").then.returns("text")
    expectThat(reader).receives.page(.greaterThan(1)).then.throws(.torn(page: 2))
    expectThat(reader).receives.next().then.performs { () throws(ReadError) in throw .closed }
    allowing(reader).receives.skip(1, by: 2, true, false)
    expectThat(reader).receives.each(.any).then.performs { body in try? body("line") }
    expectThat(reader).receives.find(7, where: .any).then.returns(8)
    expectThat(reader).receives.print(1, "two")
    expectThat(reader).receives(2...3).open("a", "b").then.returns(2)
    expectThat(reader).receives.swap(.any, with: .count(1)).then.performs { one, other in
      one.value += other.value.count
      return true
    }
    expectThat(reader).receives.log("line")
    expectThat(reader).receives.bounds().then.returns((first: 1, last: 2))
    expectThat(shelf).receives.title(setTo: .containing("x"))
    allowing(shelf).receives.title.then.returns("t")
    expectThat(shelf).receives.size.then.returns(1)
    expectThat(shelf).receives.count.then.throws(.closed)
    expectThat(shelf).receives.subscript("a").then.returns(3)
    expectThat(shelf).receives.subscript(row: 1, column: .any).then.returns("x")
    expectThat(shelf).receives.clear()
  }
  let real: any Reader = reader
  _ = try real.read("a")
  context.verify { expectThat(reader).received(...1).bounds() }
  _ = context.spy(MockReader.self, on: reader)
}

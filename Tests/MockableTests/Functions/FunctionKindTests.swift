import Mocky
import MockyTestSupport
import Testing

struct Stuck: Error, Equatable { var level = 0 }

@globalActor actor Airwaves { static let shared = Airwaves() }
actor Copier { var pages = 0 }

@MockableFunction typealias Start = () throws(Stuck) -> Void
@MockableFunction typealias LoadLevel = (_ level: Int) async throws(Stuck) -> String
@MockableFunction typealias Add = @Sendable (_ a: Int, _ b: Int) -> Int
@MockableFunction typealias Show = @MainActor (_ text: String) -> Void
@MockableFunction typealias Ask = @MainActor @Sendable (_ text: String) async throws -> Bool
@MockableFunction typealias Tune = @Airwaves (_ station: Int) -> Int
@MockableFunction typealias Print = (_ printer: isolated Copier, _ pages: Int) -> Int
@MockableFunction typealias Anywhere = @isolated(any) (Int) async -> Int
@MockableFunction typealias Bump = (inout Int) -> Void
@MockableFunction
typealias Merge = (_ all: inout [Int], _ one: String, _ last: inout Int) throws -> Void
@MockableFunction typealias Each = ([Int], (Int) -> Void) -> Void
@MockableFunction typealias Later = (_ body: @escaping @Sendable (Int) async throws -> Int) -> Void
@MockableFunction typealias Log = (_ message: @autoclosure () -> String) -> Void
@MockableFunction typealias Hand = (sending [Int]) async -> sending [Int]
@MockableFunction typealias Weighing = (_ crate: borrowing Crate, _ scale: Int) -> Int
@MockableFunction typealias Accept = (consuming Crate) -> Void
@MockableFunction(noncopyable: Crate.self) typealias Pack = (_ weight: Int) -> Crate
@MockableFunction(noncopyable: Crate.self) typealias Tare = (inout Crate) -> Void
@MockableFunction typealias Keep = (_ tariff: borrowing Tariff) -> Bool
@MockableFunction typealias Total = (_ numbers: Span<Int>) -> Int
@MockableFunction typealias Decode<Item: Sendable> = (_ text: String) async throws -> Item
@MockableFunction typealias Compare<A: Equatable, B> = (_ a: A, _ b: B) -> Bool where B: Comparable
@MockableFunction typealias Consume<Thing: ~Copyable> = (consuming Thing) -> Void
@MockableFunction typealias Pair = (Int) -> (Int, String)
@MockableFunction typealias Point = (UnsafePointer<Int>) -> Int
@MockableFunction public typealias Visible = (_ value: Int) -> Int
@MockableFunction
typealias Stay = nonisolated(nonsending) (_ id: Int) async throws(Stuck) -> Int
@MockableFunction typealias Leave = @concurrent (_ id: Int) async -> Int

/// Each kind of function that an alias may stand for.
@Suite(.mockery) struct FunctionKindTests {
  private let context = Mockery.current

  @Test func theErrorHasItsType() async {
    let start = context.mock(MockStart.self)
    let load = context.mock(MockLoadLevel.self)
    context.check {
      expectThat(start).receives.call().then.throws(Stuck())
      expectThat(load).receives.call(1).then.throws(Stuck(level: 1))
      expectThat(load).receives.call(2).then.performs { level throws(Stuck) in
        throw Stuck(level: level)
      }
      expectThat(load).receives.call(3).then.returns("three")
    }
    let function: () throws(Stuck) -> Void = start.function
    do throws(Stuck) { try function() } catch { #expect(error.level == 0) }
    await #expect(throws: Stuck(level: 1)) { try await load.function(1) }
    await #expect(throws: Stuck(level: 2)) { try await load.function(2) }
    #expect((try? await load.function(3)) == "three")
  }

  @Test func sendableFunctionsCrossTasks() async {
    let add = context.mock(MockAdd.self)
    context.check { expectThat(add).receives.call(1, 2).then.returns(3) }
    let function = add.function
    #expect(await Task.detached { function(1, 2) }.value == 3)
  }

  @MainActor @Test func mainActorFunctionsStayThere() async throws {
    var shown = ""
    let show = context.mock(MockShow.self)
    let ask = context.mock(MockAsk.self)
    context.check {
      expectThat(show).receives.call("hello").then.performs { shown = $0 }
      expectThat(ask).receives.call("sure?").then.returns(true)
    }
    let function: @MainActor (String) -> Void = show.function
    function("hello")
    #expect(shown == "hello")
    #expect(try await ask.function("sure?"))
  }

  @Test func otherActorsFunctionsRunThere() async {
    let tune = context.mock(MockTune.self)
    let print = context.mock(MockPrint.self)
    let anywhere = context.mock(MockAnywhere.self)
    context.check {
      expectThat(tune).receives.call(3).then.returns(4)
      expectThat(print).receives.call(.any, 2).then.returns(5)
      expectThat(anywhere).receives.call(1).then.returns(6)
    }
    #expect(await tune.function(3) == 4)
    #expect(await print.function(Copier(), 2) == 5)
    #expect(await anywhere.function(1) == 6)
  }

  @Test func argumentsMayBeInout() throws {
    let bump = context.mock(MockBump.self)
    let merge = context.mock(MockMerge.self)
    context.check {
      expectThat(bump).receives.call(5).then.performs { $0.value += 1 }
      expectThat(merge).receives.call([], "a", 1).then.performs { all, one, last in
        all.value.append(one.count)
        last.value = 9
      }
      expectThat(merge).receives.call(.count(1), .any, .greaterThan(1)).then.throws(Stuck())
    }
    var (number, last, all) = (5, 1, [Int]())
    bump.function(&number)
    try merge.function(&all, "a", &last)
    #expect(number == 6)
    #expect(all == [1])
    #expect(last == 9)
    #expect(throws: Stuck()) { try merge.function(&all, "b", &last) }
  }

  @Test func anInoutArgumentThatDiffersIsShown() {
    let failures = headlines { context in
      let bump = context.mock(MockBump.self)
      context.check { expectThat(bump).receives.call(5) }
      var number = 6
      bump.function(&number)
    }
    #expect(failures == ["bump(6): unexpected: expected 5 as argument 1"])
  }

  @Test func closuresAmongTheArgumentsAreCalled() async throws {
    let each = context.mock(MockEach.self)
    let later = context.mock(MockLater.self)
    let log = context.mock(MockLog.self)
    let bodies = Captor<@Sendable (Int) async throws -> Int>()
    context.check {
      expectThat(each).receives.call([1, 2], .any).then.performs { $0.forEach($1) }
      expectThat(later).receives.call(.capturing(into: bodies))
      expectThat(log).receives.call("written")
    }
    var seen: [Int] = []
    each.function([1, 2]) { seen.append($0) }
    later.function { $0 + 1 }
    log.function("writ" + "ten")
    #expect(seen == [1, 2])
    #expect(try await bodies.last?(1) == 2)
  }

  @Test func argumentsAndResultsMayBeGivenAway() async {
    let hand = context.mock(MockHand.self)
    context.check { expectThat(hand).receives.call([1]).then.returns([2]) }
    #expect(await hand.function([1]) == [2])
  }

  @Test func whatCannotBeCopiedIsHandedOn() {
    let weigh = context.mock(MockWeighing.self)
    let accept = context.mock(MockAccept.self)
    let pack = context.mock(MockPack.self)
    let tare = context.mock(MockTare.self)
    let weights = Captor<Int>()
    context.check {
      expectThat(weigh).receives.call(.any, 2).then.performs { crate, scale in
        (crate.borrow { $0.weight } ?? 0) * scale
      }
      expectThat(accept).receives.call(.any).then.performs { crate in
        if let own = crate.take() { weights.record(own.weight) }
      }
      expectThat(pack).receives.call(4).then.returns(.init { Crate(4) })
      expectThat(tare).receives.call(.any).then.performs { crate in
        crate.mutate { $0.weight = 1 }
      }
    }
    #expect(weigh.function(Crate(7), 2) == 14)
    accept.function(Crate(3))
    #expect(weights.values == [3])
    var crate = pack.function(4)
    #expect(crate.weight == 4)
    tare.function(&crate)
    #expect(crate.weight == 1)
  }

  @Test func whatIsOnlyLentIsLookedAt() {
    let keep = context.mock(MockKeep.self)
    let total = context.mock(MockTotal.self)
    context.check {
      expectThat(keep).receives.call(Tariff(price: 2)).then.returns(true)
      expectThat(total).receives.call(.any).then.performs { numbers in
        numbers.borrow { $0.indices.reduce(0) { sum, index in sum + index } } ?? 0
      }
    }
    #expect(keep.function(Tariff(price: 2)))
    #expect(total.function([4, 5, 6].span) == 3)
  }

  @Test func genericAliasesHaveGenericMocks() async throws {
    let decode = context.mock(MockDecode<Int>.self)
    let compare = context.mock(MockCompare<String, Int>.self)
    let consume = context.mock(MockConsume<Crate>.self)
    context.check {
      expectThat(decode).receives.call("1").then.returns(1)
      expectThat(compare).receives.call("a", .greaterThan(1)).then.returns(true)
      expectThat(consume).receives.call(.any)
    }
    let function: Decode<Int> = decode.function
    #expect(try await function("1") == 1)
    #expect(compare.function("a", 2))
    consume.function(Crate(1))
    #expect("\(decode)" == "decode")
  }

  @Test func otherTypesAreAsTheyAre() {
    let pair = context.mock(MockPair.self, strictness: .nice)
    let point = context.mock(MockPoint.self)
    let visible = context.mock(MockVisible.self)
    context.check {
      expectThat(point).receives.call(.any).then.performs { unsafe $0.pointee }
      expectThat(visible).receives.call(1).then.returns(2)
    }
    #expect(pair.function(1) == (0, ""))
    let number = 3
    unsafe withUnsafePointer(to: number) { pointer in
      #expect(unsafe point.function(pointer) == 3)
    }
    #expect(visible.function(1) == 2)
  }

  @MainActor @Test func asyncFunctionsStayOrLeave() async {
    let stay = context.mock(MockStay.self)
    let leave = context.mock(MockLeave.self)
    context.check {
      expectThat(stay).receives.call(1).then.returns(2)
      expectThat(stay).receives.call(2).then.throws(Stuck())
      expectThat(leave).receives.call(1).then.returns(3)
    }
    #expect((try? await stay.function(1)) == 2)
    await #expect(throws: Stuck()) { try await stay.function(2) }
    #expect(await leave.function(1) == 3)
  }
}

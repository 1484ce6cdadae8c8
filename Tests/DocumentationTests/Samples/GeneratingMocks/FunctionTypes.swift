import Mocky
import Testing

@MockableFunction
typealias Convert = (_ amount: Double, _ currency: String) async throws -> Double

extension Catalog {
  @MockableFunction typealias Sort<Item: Sendable> = @MainActor (_ items: inout [Item]) -> Void
}

private struct Till {
  let convert: Convert
  let sort: Catalog.Sort<String>

  @MainActor func close() async throws -> String {
    var names = ["b", "a"]
    sort(&names)
    return names.joined() + "\(try await convert(2, "EUR"))"
  }
}

@Mockable
struct Postman {
  struct Parcel: Equatable { var weight = 1 }

  var deliver: (_ parcel: Parcel, _ street: String) throws -> Bool
  var whistle: () -> Void = {}
  let district: Int
}

/// Generating mocks: functions.
@Suite(.mockery) struct FunctionSamples {
  private let context = Mockery.current

  @MainActor @Test func functionsAreHandedOver() async throws {
    let convert = context.mock(MockConvert.self)
    let sort = context.mock(Catalog.MockSort<String>.self)
    context.check {
      expectThat(convert).receives.call(2, "EUR").then.returns(3)
      expectThat(sort).receives.call(["b", "a"]).then.performs { $0.value.sort() }
    }
    let till = Till(convert: convert.function, sort: sort.function)
    #expect(try await till.close() == "ab3.0")
  }

  @Test func structsOfClosuresAreHandedOver() throws {
    let postman = context.mock(MockPostman.self)
    context.check {
      expectThat(postman).receives.deliver(.init(), "Main Street").then.returns(true)
    }
    let value = postman.value(district: 7)
    #expect(try value.deliver(.init(), "Main Street"))
  }
}

import Foundation
import MockyGenerator
import Testing

/// `mockFunction`, as `@FunctionMocks` writes it.
@Suite struct FunctionMocksTests {
  /// The functions, each with its documentation.
  private let functions = FunctionMocksExpansion.source.components(separatedBy: "/// Makes the")
    .dropFirst()

  @Test func eachKindHasOneForEachNumberOfParameters() {
    let summaries = functions.map { String($0.prefix { $0 != "\n" }) }
    #expect(summaries.count == 8 * 11 + 4 * 2)
    #expect(Set(summaries).count == summaries.count)
    #expect(summaries.first == " mock of a function, with no parameters.")
    #expect(
      summaries.last
        == " mock of an `async` function that stays on its caller's actor and is `@Sendable`, "
        + "with ten parameters.")
  }

  @Test func aFunctionIsWrittenWithItsDocumentation() throws {
    let function = try function(
      "an `async` function, with an `inout` parameter and")
    #expect(
      function == """
        /// Makes the mock of an `async` function, with an `inout` parameter and another one.
        ///
        /// ```swift
        /// let area = context.mockFunction(named: "area", as: ((Double, Double) -> Double).self)
        /// context.check { expectThat(area).receives.call(2, .greaterThan(1)).then.returns(6) }
        /// print(area.function(2, 3))  // 6.0
        /// ```
        ///
        /// - Parameters:
        ///   - name: what failure messages call it; "function" if not given. A name given twice is misuse.
        ///   - type: the function's type, with the `@Sendable` or `@MainActor` that the code under test
        ///     uses; closures among its parameters are written with `@escaping`.
        ///   - strictness: what it does with calls that nothing speaks of.
        ///   - fileID: the file of the caller, filled in by the compiler.
        ///   - filePath: the path of that file, filled in by the compiler.
        ///   - line: the line of the call, filled in by the compiler.
        ///   - column: the column of the call, filled in by the compiler.
        /// - Returns: the mock; its `function` is handed to the code under test.
        ///
        /// After Jest (`jest.fn`) and jMock (roles with one method).
        public func mockFunction<A, B, Failure: Error, Return>(
          named name: String? = nil, as type: ((inout A, B) async throws(Failure) -> Return).Type,
          strictness: Strictness = .strict, fileID: StaticString = #fileID,
          filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
        )
          -> MockFunction<
            (inout A, B) async throws(Failure) -> Return, (Inout<A>, B), Failure, Return, Asynchronous
          >
        {
          function(
            named: name, strictness, SourcePosition(fileID, filePath, line, column),
            arity: 2,
            typed: { object in
              let function: (inout A, B) async throws(Failure) -> Return = { (a, b) async throws(Failure) in
                let box = Inout(a)
                defer { a = box.value }
                return try await object.function([box, b], Failure.self)
              }
              return function
            },
            throwing: { object in
              let function: (inout A, B) async throws -> Return = { (a, b) async throws in
                let box = Inout(a)
                defer { a = box.value }
                return try await object.function([box, b], (any Error).self)
              }
              return function
            },
            returning: { object in
              let function: (inout A, B) async -> Return = { (a, b) async in
                let box = Inout(a)
                defer { a = box.value }
                return await object.function([box, b], Never.self)
              }
              return function
            }
          )
        }
        """)
  }

  @Test func aFunctionWithoutParametersHasNone() throws {
    let function = try function("a function of the main actor, with no parameters")
    #expect(
      function.components(separatedBy: "one method).\n").last == """
        public func mockFunction<Failure: Error, Return>(
          named name: String? = nil, as type: (@MainActor () throws(Failure) -> Return).Type,
          strictness: Strictness = .strict, fileID: StaticString = #fileID,
          filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
        ) -> MockFunction<@MainActor () throws(Failure) -> Return, Void, Failure, Return, OnMainActor> {
          function(
            named: name, strictness, SourcePosition(fileID, filePath, line, column),
            arity: 0,
            typed: { object in
              let function: @MainActor () throws(Failure) -> Return = { () throws(Failure) in
                try object.function([], Failure.self)
              }
              return function
            },
            throwing: { object in
              let function: @MainActor () throws -> Return = { () throws in
                try object.function([], (any Error).self)
              }
              return function
            },
            returning: { object in
              let function: @MainActor () -> Return = { () in
                object.function([], Never.self)
              }
              return function
            }
          )
        }
        """)
  }

  private func function(_ summary: String) throws -> String {
    let function = try #require(functions.first { $0.hasPrefix(" mock of \(summary)") })
    return "/// Makes the " + function.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

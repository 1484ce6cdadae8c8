import Testing

@testable import MockyGenerator

/// Code for types that the run time of an older system does not know.
@Suite struct SystemSupportTests {
  private let functions = "macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *"
  private let existentials = "macOS 13, iOS 16, tvOS 16, watchOS 9, *"

  @Test(arguments: [
    "func f(_ body: (Int) throws(E) -> Void)", "func f(_ body: @escaping () throws(E) -> Void)",
    "func f(_ body: @escaping @isolated(any) () -> Void)",
    "var body: () throws(E) -> Void { get set }",
  ])
  func aTypedFunctionIsExpectedOnNewerSystems(requirement: String) {
    let source = onOneLine("protocol P { \(requirement) }")
    #expect(
      source.contains("@available(\(functions)) func f(_ body: MockyCore.Matcher<")
        || source.contains("@available(\(functions)) var body:"))
    #expect(source.contains("#available(\(functions))"))
  }

  @Test(arguments: [
    "func f(_ body: (Int) throws -> Void) throws(E)",
    "func f(_ body: () throws(any Error) -> Void)",
    "func f(_ body: () throws(Never) -> Void)", "func f(_ body: @escaping @MainActor () -> Void)",
    "func f(_ store: any Store) -> some Store",
  ])
  func anyOtherOneIsExpectedEverywhere(requirement: String) {
    #expect(!written("protocol P { \(requirement) }").contains("available("))
  }

  @Test func aParameterizedProtocolIsExpectedOnNewerSystems() {
    let source = onOneLine("protocol P { func f(_ store: any Store<Int>) -> Int }")
    #expect(source.contains("@available(\(existentials)) func f("))
    #expect(source.contains("else { MockyCore.ArgumentPlaceholder.__unknown }"))
  }

  @Test func aMemberWhoseResultIsUnknownStops() {
    let source = written("protocol P { func f() -> () throws(E) -> Void }")
    #expect(source.contains("guard #available(\(functions)) else {"))
    #expect(source.contains("mockObject.__stop(needing: \"\(functions.dropLast(3))\")"))
  }

  @Test func aSpyOfAParameterizedProtocolIsForNewerSystems() {
    let source = onOneLine("protocol P<Item> { associatedtype Item; func f() }")
    #expect(source.contains("@available(\(existentials)) typealias MockReal = any P<Item>"))
  }

  /// The compiler refuses a member that is more available than what is around it, and warns of a
  /// question that is answered.
  @Test(arguments: [
    "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) protocol P { MEMBER }",
    "@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) protocol P { MEMBER }",
    "protocol P { @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) MEMBER }",
  ])
  func nothingIsAskedThatIsDemandedAnyway(declaration: String) {
    let member = "func f(_ body: () throws(E) -> Void)"
    let source = written(declaration.replacing("MEMBER", with: member))
    #expect(!source.contains("#available"))
    #expect(!source.contains("\n  @available(macOS 15"))
  }

  @Test func whatIsDemandedOfOneSystemIsNotAskedOfIt() {
    let source = written(
      "@available(macOS, introduced: 15.4) protocol P { func f(_ body: () throws(E) -> Void) }")
    #expect(source.contains("@available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)"))
    #expect(source.contains("#available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *)"))
  }

  /// On demand a mock stands in an extension of the types around its protocol.
  @Test func anExtensionOfATypeIsAsAvailableAsTheType() {
    let sources = Sources(
      tests: "Shop.MockDoor()",
      app: "@available(macOS 14, *) enum Shop { protocol Door { func open() } }")
    #expect(sources.mocks.source.contains("@available(macOS 14, *)\nextension Shop {"))
    #expect(sources.mocks.source.contains("  @available(macOS 14, *)\n  nonisolated final class"))
  }

  /// Returns the written code, with a blank for each line break and the indentation after it.
  private func onOneLine(_ source: String) -> String {
    written(source).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func written(_ source: String) -> String {
    MockableExpansion(.peer, of: source).source
  }
}

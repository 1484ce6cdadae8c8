import Foundation
import Testing

@testable import MockyGenerator

/// Sources of any size are read in time that grows with their size and no faster. Four times the source may take up to
/// ten times as long beside other tests, which use the processor's caches, too; a square would take sixteen times.
@Suite struct LinearityTests {
  @Test(arguments: [
    "#if A%\nstruct S% {}\n#endif\n",
    "struct T%: ~Copyable {}\n",
    "struct S% { protocol P% {}; enum E { struct X {} } }\n",
    "import M%\n",
    "class A { class B { class C { class D { func a() {} } } } }\n",
    "protocol P%: A { func a(); var b: Int { get } }\n",
    "extension T%: P% where A: Q {}\n",
    "typealias T% = Int\n",
    "let a = MockT%.self\n",
    "func a(_ a: [Int], b: String = \"\\(a / b)\") -> Int { a / b / c }\n",
    "@A @B\n#if A\n@C\n#endif\nfinal class C% { @A var a: Int { 1 } }\n",
  ])
  func fourTimesTheSourceTakesFourTimesTheTime(line: String) {
    let small = time(of: line, count: 300)
    let large = time(of: line, count: 1200)
    #expect(large < small * 10, "\(line): \(small) s, then \(large) s")
  }

  @Test(arguments: [
    Growing("a chain of protocols") { count in
      "protocol P0 {}\n" + Growing.lines(count) { "protocol P\($0): P\($0 - 1) { func a\($0)() }" }
        + "protocol Door: P\(count) {}"
    },
    Growing("generic parameters") { count in
      "protocol Door { func a<\(Growing.list(count) { "T\($0)" })>("
        + Growing.list(count) { "_ a\($0): T\($0)" } + ") }"
    },
    Growing("generic parameters with constraints") { count in
      "protocol Door { func a<\(Growing.list(count) { "T\($0)" })>() where "
        + Growing.list(count) { "T\($0): Equatable" } + " }"
    },
    Growing("aliases in a protocol") { count in
      "protocol Door { typealias A0 = Int\n"
        + Growing.lines(count) { "typealias A\($0) = A\($0 - 1)" }
        + "func a(_ a: A\(count)) }"
    },
    Growing("nested conditions") { count in
      "protocol Door {}\n" + Growing.lines(count) { _ in "#if A" }
        + Growing.lines(count) { _ in "#endif" }
    },
    Growing("attributes that are never closed") { count in
      "protocol Door {}\n" + Growing.lines(count) { _ in "@A(" }
    },
    Growing("words that might precede an import") { count in
      "protocol Door {}\n" + Growing.lines(count) { _ in "public @A" }
    },
  ])
  func fourTimesTheDeclarationTakesFourTimesTheTime(source: Growing) {
    let small = time(of: source.text(300), tests: "MockDoor()")
    let large = time(of: source.text(1200), tests: "MockDoor()")
    #expect(large < small * 10, "\(source.testDescription): \(small) s, then \(large) s")
  }

  @Test func fourTimesTheMocksWithResultsTakeFourTimesTheTime() {
    func time(_ count: Int) -> Double {
      let source = Growing.lines(count) {
        "struct S\($0) { let a: Int }; protocol P\($0) { func a() -> S\($0) }"
      }
      let tests = Growing.lines(count) { "MockP\($0)()" }
      return self.time(of: source + "protocol Door {}", tests: tests + "MockDoor()")
    }
    let (small, large) = (time(100), time(400))
    #expect(large < small * 10, "\(small) s, then \(large) s")
  }

  /// The processor time of this thread, which other tests do not change; the best of five.
  private func time(of line: String, count: Int) -> Double {
    let lines = (0..<count).map { line.replacingOccurrences(of: "%", with: "\($0)") }
    let source = lines.joined() + "protocol Door {}\nprotocol Gate {}\n"
    return time(of: source, tests: "MockDoor(); MockGate()")
  }

  private func time(of source: String, tests: String) -> Double {
    let sources = Sources(tests: tests, app: source)
    let times = (0..<5).map { _ in
      let start = now()
      let mocks = sources.mocks
      #expect(mocks.source.contains("class MockDoor") || !mocks.problems.isEmpty)
      return now() - start
    }
    return times.min() ?? 0
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A source of any size.
struct Growing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: @Sendable (Int) -> String

  init(_ testDescription: String, _ text: @escaping @Sendable (Int) -> String) {
    self.testDescription = testDescription
    self.text = text
  }

  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map { line($0) + "\n" }.joined()
  }

  static func list(_ count: Int, _ part: (Int) -> String) -> String {
    (1...count).map(part).joined(separator: ", ")
  }
}

import Foundation
import Testing

@testable import MockyGenerator

/// Sources of any size are read in time that grows with their size and no faster.
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
    #expect(large < small * 7, "\(line): \(small) s, then \(large) s")
  }

  /// The processor time of this thread, which other tests do not change; the best of three.
  private func time(of line: String, count: Int) -> Double {
    let lines = (0..<count).map { line.replacingOccurrences(of: "%", with: "\($0)") }
    let source = lines.joined() + "protocol Door {}\nprotocol Gate {}\n"
    let sources = Sources(tests: "MockDoor(); MockGate()", app: source)
    let times = (0..<3).map { _ in
      let start = now()
      #expect(sources.mocks.list.count == 2)
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

import MockyCommand
import Testing

@testable import MockyGenerator

/// Parameters have names of their own inside a mock.
@Suite struct ParameterNamesTests {
  @Test(arguments: [
    ("x: Int, for y: Int, _ z: Int", "x, y, z"),
    ("_: Int, x _: Int, _ _: Int", "argument1, argument2, argument3"),
    ("in: Int, `default`: Int, self other: Int", "inArgument, defaultArgument, other"),
    ("await: Int, each: Int, async: Int", "awaitArgument, eachArgument, async"),
    ("mockObject: Int, newValue: Int", "mockObjectArgument, newValueArgument"),
    ("argument1: Int, _: Int, argument2: Int", "argument1, argument2_, argument2"),
    ("x: inout Int, xArgument: Int", "x, xArgumentArgument"),
    ("`a b`: Int, größe: Int", "argument1, größe"),
  ])
  func eachNameCanBeUsedAndIsUnique(_ parameters: String, _ names: String) {
    #expect(Self.usableNames(parameters).joined(separator: ", ") == names)
  }

  private static func usableNames(_ parameters: String) -> [String] {
    let file = SourceFile(parsing: Array("protocol P { func f(\(parameters)) }".utf8))
    return ParameterNames(file.protocols.first?.members.first?.parameters ?? []).usable
  }
}

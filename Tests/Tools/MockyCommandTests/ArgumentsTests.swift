import Testing

@testable import MockyCommand

@Suite struct ArgumentsTests {
  @Test func modulesHaveTheirSources() throws {
    let words = ["--tests", "T", "a", "b", "--module", "M", "c", "--module", "N", "d", "-o", "out"]
    let arguments = try Arguments(words)
    #expect(arguments.tests == Arguments.Module(option: "--tests", name: "T", paths: ["a", "b"]))
    #expect(
      arguments.dependencies == [
        Arguments.Module(name: "M", paths: ["c"]), Arguments.Module(name: "N", paths: ["d"]),
      ])
    #expect(arguments.outputs == ["out"])
  }

  @Test func flagsBelongToTheModuleBeforeThem() throws {
    let words = [
      "--tests", "T", "a", "--module", "M", "c", "-D", "F", "d", "--module", "N", "e", "-D",
      "G",
    ]
    #expect(
      try Arguments(words).dependencies == [
        Arguments.Module(name: "M", paths: ["c", "d"], flags: ["F"]),
        Arguments.Module(name: "N", paths: ["e"], flags: ["G"]),
      ])
  }

  @Test func anEqualsSignMayStandBetween() throws {
    let arguments = try Arguments(["--tests=T", "a", "--output=x=y"])
    #expect(arguments.tests == Arguments.Module(option: "--tests", name: "T", paths: ["a"]))
    #expect(arguments.outputs == ["x=y"])
  }

  @Test(arguments: [
    ([], "missing '--tests <module> <path>...'"),
    (["--tests"], "missing value after '--tests'"),
    (["--tests", "-o"], "missing value after '--tests'"),
    (["--tests", "T", "--tests", "U"], "'--tests' is given twice"),
    (["--tests", "T", "--frob"], "unknown option '--frob'"),
    (["a"], "'a' belongs to no module; write '--tests' or '--module' before it"),
    (["--tests", "T", "a", "-D", "F"], "'-D F' belongs to no module; write '--module' before it"),
    (["--tests", "T", "-o", "a", "-o", "b"], "'--output' is given twice"),
    (["--tests", "T", "--parts", "2", "--parts", "3"], "'--parts' is given twice"),
    (["--tests", "T", "--parts", "0"], "'0' after '--parts' is not a number from 1 to 99"),
    (["--tests", "T", "--parts", "all"], "'all' after '--parts' is not a number from 1 to 99"),
    (["--tests", "T", "a", "--parts", "2"], "'--parts' needs '--output <file>'"),
    (["--memory", "a", "--memory", "b"], "'--memory' is given twice"),
    (["--tests", "T", "a", "--memory", "a"], "'--memory' needs '--output <file>'"),
    (["--access", "public", "--access", "public"], "'--access' is given twice"),
    (["--access", "open"], "'open' after '--access' is not 'public'"),
    (["--tests", "T"], "missing paths after '--tests T'"),
    (["--tests", "T", "a", "--module", "M", "-D", "F"], "missing paths after '--module M'"),
    (
      ["--tests", "???", "a"],
      "'--tests' is followed by words that cannot be the name of a module"
    ),
    (
      ["--tests", "T", "a", "--module", "M", "b", "--module", "M", "c"],
      "'--module M' is given twice"
    ),
    (
      ["--tests", "T", "a", "--module", "T", "b"],
      "'T' is given after '--tests' and after '--module'"
    ),
    (
      ["--tests", "T", "a", "--module", "My App", "b", "--module", "My-App", "b"],
      "'--module My_App' is given twice"
    ),
  ]) func whatMeansNothingIsSaid(words: [String], message: String) {
    #expect(throws: Outcome.misuse(message)) { try Arguments(words) }
  }

  @Test func partsAreNumbered() throws {
    let words = ["--tests", "T", "a", "--output", "b/Mocks.swift"]
    #expect(try Arguments(words).outputs == ["b/Mocks.swift"])
    #expect(
      try Arguments(words + ["--parts", "2"]).outputs == ["b/Mocks+1.swift", "b/Mocks+2.swift"])
  }
}

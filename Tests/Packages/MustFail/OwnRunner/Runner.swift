import Foundation
import Testing
import XCTest

/// Runs tests as a project's own program does, without the arguments that the package manager passes.
///
/// With `--xctest TEST` it runs a test of XCTest before those of Swift Testing, in the same process.
@main struct Runner {
  static func main() async {
    #if os(Linux)
      let arguments = CommandLine.arguments
      if let option = arguments.firstIndex(of: "--xctest") {
        let entry = testCase([
          ("testInAThread", InTheSameProcess.testInAThread),
          ("testKeepsItsContext", InTheSameProcess.testKeepsItsContext),
        ])
        let test = "OwnRunner.InTheSameProcess/\(arguments[option + 1])"
        let _: CInt = XCTMain([entry], arguments: [arguments[0], test], observers: nil)
      }
    #endif
    await Testing.__swiftPMEntryPoint() as Never
  }
}

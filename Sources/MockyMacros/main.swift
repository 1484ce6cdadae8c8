import Foundation

// The compiler plugin behind @Mockable. The compiler starts this program, asks for expansions over
// its standard input, and reads the answers from its standard output.

do {
  var plugin = MockablePlugin()
  try plugin.talk(over: StandardStreams())
} catch {
  FileHandle.standardError.write(Data("MockyMacros: \(error)\n".utf8))
  exit(1)
}

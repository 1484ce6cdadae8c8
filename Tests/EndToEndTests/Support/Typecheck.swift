import Foundation
import Testing

/// Asks the compiler what it says of some files that use the built modules.
enum Typecheck {
  /// The compiler's options for files that use `@Mockable`.
  static let plugin: [String] = [
    "-I", modules, "-load-plugin-executable", "\(Products.ofThisPackage.macro)#MockyMacros",
  ]

  private static let modules: String = Products.ofThisPackage.modules

  /// Returns the messages in each of the files, of types and of whatever else the options ask for.
  static func messages(
    in files: [String: String], options: [String] = ["-typecheck"]
  ) async throws -> [String: [CompilerMessage]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.map { name, text in
      let file = folder.appending(path: "\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let ending = await Command.run(
      ["swiftc", "-wmo", "-swift-version", "6", "-diagnostic-style", "llvm"]
        + ["-module-name", "Snippets", "-I", modules] + options + paths.sorted())
    let messages = CompilerMessage.all(in: ending.output)
    if messages.isEmpty, ending.status != 0 { throw Failed(output: ending.output) }
    return messages
  }

  /// The compiler has failed without a message that is about a file.
  struct Failed: Error, CustomStringConvertible {
    let output: String
    var description: String { "the compiler does not run:\n\(output)" }
  }
}

extension Trait where Self == ConditionTrait {
  /// Built modules are elsewhere on other platforms. If they or the compiler are missing, tests
  /// fail.
  static var whereModulesAreFound: Self {
    #if os(Linux)
      .enabled(if: true)
    #else
      .disabled("the modules lie elsewhere on this platform")
    #endif
  }
}

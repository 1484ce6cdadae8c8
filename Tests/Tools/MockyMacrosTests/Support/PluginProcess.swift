#if os(Linux)
  import Foundation
  import Testing

  /// A run of the plugin that was built beside the tests.
  struct PluginProcess {
    let status: Int32
    let answers: [Reading]
    let errors: String

    /// Runs the plugin with some input, which then ends.
    init(input: Data) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "input")
      try input.write(to: file)
      try self.init(input: try FileHandle(forReadingFrom: file), in: folder)
    }

    /// Runs the plugin with some input, after which more could come.
    init(inputThatGoesOn input: Data) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: input)
      try self.init(input: pipe.fileHandleForReading, in: folder)
      try pipe.fileHandleForWriting.close()
    }

    /// Starts the plugin with files for its output, because pipes would have to be emptied
    /// meanwhile.
    private init(input: FileHandle, in folder: URL) throws {
      let files = try ["output", "errors"].map { name in
        let file = folder.appending(path: name)
        try Data().write(to: file)
        return (url: file, handle: try FileHandle(forWritingTo: file))
      }
      let process = Process()
      process.executableURL = Self.executable
      process.environment = [:]
      process.standardInput = input
      process.standardOutput = files[0].handle
      process.standardError = files[1].handle
      try process.run()
      process.waitUntilExit()
      status = process.terminationReason == .exit ? process.terminationStatus : -1
      answers = try Frames.contents(of: try Data(contentsOf: files[0].url)).map(Reading.init)
      errors = String(decoding: try Data(contentsOf: files[1].url), as: UTF8.self)
    }

    /// Returns the plugin's answers to messages.
    static func answers(to messages: [Data]) throws -> [Reading] {
      let run = try PluginProcess(input: messages.map(Frames.frame).reduce(Data(), +))
      #expect(run.errors == "")
      #expect(run.status == 0)
      return run.answers
    }

    /// Returns the plugin's answers to one message.
    static func answers(to message: String) throws -> [Reading] {
      try answers(to: [Data(message.utf8)])
    }

    /// The program beside the tests.
    static let executable: URL = {
      var repository = URL(filePath: #filePath).resolvingSymlinksInPath()
      for _ in 1...5 { repository.deleteLastPathComponent() }
      let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      let (process, output) = (Process(), Pipe())
      process.executableURL = repository.appending(path: ".ci/layout")
      process.arguments = [products.path, "macro"]
      process.standardOutput = output
      try? process.run()
      let path = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return URL(filePath: path.trimmingCharacters(in: .newlines))
    }()
  }
#endif

import Foundation

/// The file in which one run of the tool tells the next ones what it has read.
///
/// What cannot be read or written there is no error: then everything is read anew.
struct MemoryFile {
  private let path: String?
  private let tool: String?
  private let testModule: String
  private let outputs: [String]
  private let system: any FileSystem

  /// - Parameters:
  ///   - arguments: what the tool was asked for.
  ///   - edition: what no other build of the tool is called.
  ///   - system: where files are.
  init(_ arguments: Arguments, edition: String?, _ system: any FileSystem) {
    path = arguments.memory
    tool = edition
    testModule = arguments.tests.name
    outputs = arguments.outputs
    self.system = system
  }

  /// Whether all that would be written stands there; where sources have changed without making a
  /// difference, they are known from now on.
  func tellsThatNothingChanged(_ inputs: [SourceInput]) -> Bool {
    guard let known = read(), let next = known.following(inputs), hasFiles(of: known) else {
      return false
    }
    if next != known { write(next) }
    return true
  }

  /// Keeps what is known after a run.
  func remember(_ mocks: MocksOnDemand, outputs: [String: String]) {
    guard let tool else { return }
    let memory = Memory(tool: tool, testModule: testModule, of: mocks, outputs: outputs)
    if let memory { write(memory) }
  }

  private func read() -> Memory? {
    guard let path, system.kind(of: path) == .file, let bytes = try? system.read(path),
      let memory = try? JSONDecoder().decode(Memory.self, from: Data(bytes)),
      memory.tool == tool, memory.testModule == testModule,
      Set(memory.outputs.keys) == Set(outputs)
    else { return nil }
    return memory
  }

  private func hasFiles(of memory: Memory) -> Bool {
    memory.outputs.allSatisfy { path, digest in
      guard system.kind(of: path) == .file, let bytes = try? system.read(path) else {
        return false
      }
      return Digest(of: bytes).text == digest
    }
  }

  /// Another tool may be reading it: it is replaced at once.
  private func write(_ memory: Memory) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let path, [.nothing, .file].contains(system.kind(of: path)),
      let data = try? encoder.encode(memory)
    else { return }
    try? system.replace(path, by: Array(data))
  }
}

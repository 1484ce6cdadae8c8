import Foundation

/// The file in which a run of the tool leaves its memory to the next ones.
///
/// A file that cannot be read or written is no error: everything is then read again.
struct MemoryFile {
  /// A warning that it could not be written.
  private(set) var warning: String?
  private let path: String?
  private let tool: String?
  private let testModule: String
  private let outputs: [String]
  private let system: any FileSystem

  /// - Parameters:
  ///   - arguments: the arguments of the tool.
  ///   - edition: a name that no other build of the tool has.
  ///   - system: the file system.
  init(_ arguments: Arguments, edition: String?, _ system: any FileSystem) {
    path = arguments.memory
    tool = arguments.isShared ? edition.map { "\($0) --access public" } : edition
    testModule = arguments.tests.name
    outputs = arguments.outputs
    self.system = system
  }

  /// Returns whether all files are already as they would be written. It updates the memory if
  /// sources have changed without an effect on mocks.
  mutating func tellsThatNothingChanged(_ inputs: [SourceInput]) -> Bool {
    guard let known = read(), let next = known.following(inputs), hasFiles(of: known) else {
      return false
    }
    if next != known { write(next) }
    return true
  }

  /// Remembers a run.
  mutating func remember(_ mocks: MocksOnDemand, outputs: [String: String]) {
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

  /// Replaces the file in one step, because another tool may be reading it.
  private mutating func write(_ memory: Memory) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let path, let data = try? encoder.encode(memory) else { return }
    let kind = system.kind(of: path)
    guard kind == .nothing || kind == .file else {
      warning = "warning: cannot write '\(path)': it is \(kind.description)"
      return
    }
    do {
      try system.replace(path, by: Array(data))
    } catch {
      warning = "warning: cannot write '\(path)': \(error.localizedDescription)"
    }
  }
}

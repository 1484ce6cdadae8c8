import Foundation

/// The toolchain's language server, asked over its standard input and output as an editor does.
final class LanguageServer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var lastRequest = 0
  private var version = 0

  /// Starts the server for a package that has been built.
  ///
  /// - Parameters:
  ///   - root: the package's folder.
  ///   - scratch: where it was built.
  init(root: URL, scratch: URL) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "sourcekit-lsp", "--scratch-path", scratch.path, "--experimental-feature",
      "synchronize-for-build-system-updates",
    ]
    process.currentDirectoryURL = root
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try initialize(root)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Returns the labels that are suggested at the end of a text, best first.
  ///
  /// - Parameters:
  ///   - file: a file of the package, in whose place the text stands.
  ///   - text: the text before the place.
  ///   - rest: the text after it.
  func completions(in file: URL, after text: String, before rest: String) throws -> [String] {
    try show(text + rest, as: file)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let result = try request(
      "textDocument/completion",
      [
        "textDocument": ["uri": file.absoluteString],
        "position": ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0],
      ])
    guard let list = result as? [String: Any], let items = list["items"] as? [[String: Any]] else {
      throw Failed(description: "no list of completions: \(result)")
    }
    return items.map { Candidate($0) }.sorted { $0.rank < $1.rank }.map(\.label)
  }

  private func initialize(_ root: URL) throws {
    _ = try request(
      "initialize",
      [
        "processId": ProcessInfo.processInfo.processIdentifier, "rootUri": root.absoluteString,
        "capabilities": [String: Any](), "initializationOptions": ["backgroundIndexing": false],
      ])
    try notify("initialized", [:])
  }

  /// Opens a file with a text, or changes its text, once the server has read the package.
  private func show(_ text: String, as file: URL) throws {
    version += 1
    let uri = file.absoluteString
    if version == 1 {
      try notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]])
    } else {
      try notify(
        "textDocument/didChange",
        ["textDocument": ["uri": uri, "version": version], "contentChanges": [["text": text]]])
    }
    _ = try request("workspace/synchronize", ["buildServerUpdates": true])
  }
}

/// Messages are JSON, each after a line that says its length.
extension LanguageServer {
  /// Asks, and waits for the answer.
  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any {
    lastRequest += 1
    try send(["id": lastRequest, "method": method, "params": parameters])
    while true {
      let message = try receive()
      let isRequest = message["method"] != nil
      if !isRequest, message["id"] as? Int == lastRequest {
        guard let result = message["result"] else {
          throw Failed(description: "\(method): \(message)")
        }
        return result
      }
      // A request of the server, such as to show its progress, gets an empty answer.
      if isRequest, let id = message["id"] { try send(["id": id, "result": NSNull()]) }
    }
  }

  private func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  private func send(_ message: [String: Any]) throws {
    let whole = message.merging(["jsonrpc": "2.0"]) { $1 }
    let body = try JSONSerialization.data(withJSONObject: whole)
    let header = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: header + body)
  }

  private func receive() throws -> [String: Any] {
    var header = ""
    while !header.hasSuffix("\r\n\r\n") {
      header.unicodeScalars += String(decoding: try read(1), as: UTF8.self).unicodeScalars
    }
    guard let length = header.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) }) else {
      throw Failed(description: "no length of a message: \(header)")
    }
    return try JSONSerialization.jsonObject(with: read(length)) as? [String: Any] ?? [:]
  }

  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      let more = try output.fileHandleForReading.read(upToCount: count - data.count) ?? Data()
      guard !more.isEmpty else {
        throw Failed(description: "sourcekit-lsp has ended, or the toolchain has none")
      }
      data += more
    }
    return data
  }

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }
}

/// Something that is offered.
private struct Candidate {
  let label: String
  /// The text by which an editor sorts.
  let rank: String

  init(_ item: [String: Any]) {
    label = item["label"] as? String ?? ""
    rank = item["sortText"] as? String ?? label
  }
}

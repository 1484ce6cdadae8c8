import Foundation

/// A compiler's messages in one conversation.
///
/// Swift 6.3.1 was recorded on Linux; only the folder of the package was replaced, by `/package`.
struct Recording {
  let name: String
  let messages: [Data]

  /// Two files whose protocols refer to each other, compiled together and apart; protocols in other
  /// types; a structure.
  static let all = [
    "whole-module", "incremental-publisher", "incremental-subscriber", "nested", "not-a-protocol",
  ]

  /// The conversation about protocols in other types as newer compilers may hold it, in versions 7 and 8 of the
  /// protocol: with unknown members at every level, and beside each message.
  static let newer = ["newer-7", "newer-8"]

  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Conversations/\(name).jsonl")
    self.name = name
    messages = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

}

import Foundation

@testable import MockyMacros

/// A compiler that has so many messages and keeps the answers.
final class ScriptedConnection: PluginConnection {
  private var messages: [Data]
  private(set) var answers: [Data] = []

  init(_ messages: [Data]) { self.messages = messages }

  func nextMessage() -> Data? { messages.isEmpty ? nil : messages.removeFirst() }

  func send(_ answer: Data) { answers.append(answer) }

  /// What the plugin answers to messages.
  static func answers(to messages: [Data]) throws -> [Reading] {
    let connection = ScriptedConnection(messages)
    try MockablePlugin().talk(over: connection)
    return try connection.answers.map(Reading.init)
  }

  /// What the plugin answers to one message.
  static func answers(to message: String) throws -> [Reading] {
    try answers(to: [Data(message.utf8)])
  }
}

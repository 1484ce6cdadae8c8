import Foundation

/// What carries the compiler's messages to the plugin, and the plugin's answers back.
protocol PluginConnection {
  /// The next message, or `nil` where the conversation has ended.
  func nextMessage() throws -> Data?

  /// Sends an answer; exactly one belongs to each message.
  func send(_ answer: Data) throws
}

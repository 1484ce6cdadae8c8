import Foundation
import MockyGenerator

/// The protocols in the compiler's JSON, each with its requirements' names and labels.
///
/// The JSON has no types of parameters, and no attributed types in type aliases and results. It is
/// a second witness beside the text.
struct JSONDump {
  /// The requirements of each protocol, by the offset of its keyword.
  private(set) var protocols: [Int: [String]] = [:]

  /// Nil where the compiler's output is no JSON.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return nil
    }
    collect(root["items"])
  }

  private mutating func collect(_ nodes: Any?) {
    for node in nodes as? [[String: Any]] ?? [] {
      if node["_kind"] as? String == "protocol" {
        let range = node["range"] as? [String: Any]
        let members = node["members"] as? [[String: Any]] ?? []
        protocols[range?["start"] as? Int ?? -1] = members.compactMap(Self.requirement)
      } else if node["_kind"] as? String != "func_decl" {
        collect(node["members"])
      }
    }
  }

  private static func requirement(_ node: [String: Any]) -> String? {
    guard let name = node["name"] as? [String: Any],
      let base = (name["base_name"] as? [String: Any])
    else { return nil }
    let word = base["name"] as? String ?? base["special"] as? String ?? "init"
    let labels = (name["args"] as? [String])?.map { ($0.isEmpty ? "_" : $0) + ":" }
    let isStatic = node["static"] as? Bool == true ? "static " : ""
    return isStatic + word.filter { $0 != "`" } + (labels.map { "(\($0.joined()))" } ?? "")
  }
}

import Foundation
import MockyGenerator

/// A protocol as the compiler reads it and as Mocky does.
struct ProtocolPair {
  let compilers: DumpNode
  let mockys: ProtocolDeclaration
  let text: SourceText
  let variant: Variant

  var name: String { mockys.name.text }

  // MARK: The compiler's

  func compilersFacts(_ aliases: inout Aliases) -> [Fact] {
    let header = "protocol \(compilers.name)\(Self.requirements(compilers))"
    var facts = [Fact(text: header + " \(Self.inheritedCount(compilers))")]
    var types: [String: String] = [:]
    for node in compilers.children {
      switch node.kind {
      case "pattern_binding_decl":
        for entry in node.children {
          guard let pattern = entry.child(ofKind: "pattern_typed"), pattern.children.count == 2
          else { continue }
          types[pattern.children[0].name] = TypeShape.of(pattern.children[1])
        }
      case "var_decl":
        let type = types[node.name] ?? "?"
        facts.append(Fact(text: declared("var", node) + accessors(node) + " \(type)"))
      case "subscript_decl", "func_decl", "constructor_decl":
        facts.append(function(node, &aliases))
      case "associated_type_decl":
        let hasDefault = node.rest.contains(" default=true")
        facts.append(
          Fact(text: declared("associatedtype", node) + (hasDefault ? " =" : "")))
      case "typealias":
        let type = node.child("type_repr").map { TypeShape.of($0) } ?? "?"
        facts.append(Fact(text: declared("typealias", node) + " \(type)"))
      default:
        if !node.kind.hasSuffix("_attr") { facts.append(Fact(text: "unknown \(node.kind)")) }
      }
    }
    return facts
  }

  private func declared(_ keyword: String, _ node: DumpNode) -> String {
    let name = node.name.filter { $0 != "`" }
    let thrown = node.child("thrown_type").map { " throws(\(TypeShape.of($0)))" } ?? ""
    return (node.has("static") ? "static " : "") + "\(keyword) \(name)"
      + Self.normal(node.generics) + Self.requirements(node) + words(node) + thrown
      + (node.rest.contains(" failable=true") ? " failable" : "")
  }

  /// The attributes that both sides name.
  private func words(_ node: DumpNode) -> String {
    let kinds = node.children.map(\.kind)
    let words = Self.comparedWords.filter { kinds.contains($0.1) }.map(\.0)
    let custom = node.children.filter { $0.kind == "custom_attr" }
      .compactMap { $0.children.first.map { "@" + TypeShape.of($0) } }
    return (words + custom).sorted().map { " \($0)" }.joined()
  }

  private static let comparedWords = [
    ("mutating", "mutating_attr"), ("nonmutating", "non_mutating_attr"),
    ("prefix", "prefix_attr"), ("postfix", "postfix_attr"), ("rethrows", "rethrows_attr"),
    ("optional", "optional_attr"), ("@discardableResult", "discardable_result_attr"),
    ("@available", "available_attr"), ("nonisolated", "nonisolated_attr"),
    ("consuming", "consuming_attr"), ("borrowing", "borrowing_attr"), ("@objc", "objc_attr"),
    ("distributed", "distributed_actor_attr"), ("@Sendable", "sendable_attr"),
    ("@inlinable", "inlinable_attr"),
  ]

  private func function(_ node: DumpNode, _ aliases: inout Aliases) -> Fact {
    let keyword =
      switch node.kind {
      case "func_decl": "func"
      case "subscript_decl": "subscript"
      default: "init"
      }
    let heading = declared(keyword, node) + accessors(node)
    guard let slice = signature(node) else { return Fact(text: heading + " ?") }
    return Fact(text: heading, alias: aliases.add(slice))
  }

  /// The stretch from the parameters to the end, as a function type.
  private func signature(_ node: DumpNode) -> String? {
    let holder = node.child(ofKind: "accessor_decl") ?? node
    let list = holder.child(ofKind: "parameter_list")?.range
    guard let start = text.offset(list?.start), let close = text.offset(list?.end),
      let end = text.offset(node.range?.end)
    else { return nil }
    let parameters = text.slice(start, lastToken: close)
    var rest =
      close + 1 < text.bytes.count && end > close
      ? text.slice(close + 1, lastToken: end) : ""
    if node.kind == "subscript_decl", let brace = rest.firstIndex(of: "{") {
      rest = String(rest[..<brace])
    }
    rest = rest.replacingOccurrences(of: "rethrows", with: "throws")
    if let clause = rest.range(of: "\\bwhere\\b", options: .regularExpression) {
      rest = String(rest[..<clause.lowerBound])
    }
    if rest.filter({ $0 == "(" }).count > rest.filter({ $0 == ")" }).count { rest += ")" }
    let hasResult = node.child("result") != nil || node.child("element") != nil
    let all = parameters + rest + (hasResult ? "" : " -> Void")
    return all.removing("//[^\n]*").removing(Self.parameterAttribute)
  }

  /// An attribute before a parameter's name, which cannot stand in a type.
  private static let parameterAttribute = "@[A-Z][A-Za-z.]*\\s+(?=\\w+(\\s+\\w+)?\\s*:)"

  private func accessors(_ node: DumpNode) -> String {
    node.children.filter { $0.kind == "accessor_decl" }.map { accessor in
      guard let start = text.offset(accessor.range?.start),
        let end = text.offset(accessor.range?.end)
      else { return "?" }
      var slice = text.slice(start, lastToken: end)
      // The compiler's range ends before the parenthesis of `throws(E)`.
      if slice.contains("("), !slice.contains(")") { slice += ")" }
      return " {" + SourceText.essence(Array(slice.utf8)) + words(accessor) + "}"
    }.joined()
  }

  private static func requirements(_ node: DumpNode) -> String {
    node.value("where_requirements").map { " where " + normal($0) } ?? ""
  }

  private static func inheritedCount(_ node: DumpNode) -> Int {
    node.value("inherits").map { $0.split(separator: ",").count } ?? 0
  }

  static func normal(_ text: String) -> String {
    text.filter { $0 != " " && $0 != "\n" && $0 != "`" }
  }
}

extension String {
  fileprivate func removing(_ pattern: String) -> String {
    replacingOccurrences(of: pattern, with: "", options: .regularExpression)
  }
}

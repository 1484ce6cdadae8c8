/// The head of a function, on one line where it fits and on three where it does not.
struct Signature {
  /// What stands before the parenthesis: `public func forward<T>`.
  let head: String
  let parameters: [String]
  /// What stands after it: ` async throws -> Int`.
  let tail: String

  /// Writes the function with its body.
  ///
  /// - Parameters:
  ///   - lines: where to.
  ///   - body: its lines.
  func write(to lines: inout SourceLines, body: [String]) {
    let whole = "\(head)(\(parameters.joined(separator: ", ")))\(tail) {"
    if body.count == 1, whole.count + body[0].count + 3 <= lines.width {
      return lines.add("\(whole) \(body[0]) }")
    }
    if whole.count <= lines.width || parameters.isEmpty {
      lines.add(whole)
    } else {
      lines.add("\(head)(")
      lines.indented { lines in
        let list = parameters.joined(separator: ", ")
        if list.count <= lines.width {
          lines.add(list)
        } else {
          for (index, parameter) in parameters.enumerated() {
            lines.add(parameter + (index + 1 < parameters.count ? "," : ""))
          }
        }
      }
      lines.add(")\(tail) {")
    }
    lines.indented { lines in lines.add(body) }
    lines.add("}")
  }
}

import MockyCommand
import MockyGenerator

/// Checks that every range lies in the source, in what it belongs to, and in order.
struct RangeCheck {
  private let input: [UInt8]
  private var found: [String] = []

  init(_ input: [UInt8]) { self.input = input }

  func faults(_ file: SourceFile) -> [String] {
    var check = self
    check.check(file)
    return check.found
  }

  private mutating func check(_ file: SourceFile) {
    let whole = SourceRange(0, input.count)
    for problem in file.problems { check(problem.range, in: whole, "problem") }
    var last = 0
    for declaration in file.protocols {
      check(declaration.header, in: whole, "protocol")
      if declaration.header.keyword.start < last { found.append("protocols out of order") }
      last = declaration.header.keyword.end
      check(declaration.name, in: declaration.header.range)
      for type in declaration.inheritance {
        check(type.range, in: declaration.header.range, "inherited type")
      }
      check(declaration.members, in: declaration.header.range)
    }
    for declaration in file.classes {
      check(declaration.header, in: whole, "class")
      check(declaration.name, in: declaration.header.range)
      for problem in declaration.problems {
        check(problem.range, in: whole, "problem")
      }
    }
  }

  private mutating func check(_ range: SourceRange, in outer: SourceRange, _ what: String) {
    guard outer.start <= range.start, range.start <= range.end, range.end <= outer.end else {
      return found.append("\(what) at \(range) in \(outer)")
    }
  }

  private mutating func check(_ name: Identifier, in outer: SourceRange) {
    check(name.range, in: outer, "name")
    guard name.range.start <= name.range.end, name.range.end <= input.count else { return }
    let text = String(decoding: input[name.range.start..<name.range.end], as: UTF8.self)
    if text != name.text { found.append("'\(name)' is not what stands at \(name.range)") }
  }

  private mutating func check(
    _ header: DeclarationHeader, in outer: SourceRange, _ what: String
  ) {
    check(header.range, in: outer, what)
    check(header.keyword, in: header.range, "\(what)'s keyword")
    for attribute in header.attributes { check(attribute.range, in: header.range, "attribute") }
    for modifier in header.modifiers { check(modifier.range, in: header.range, "modifier") }
  }

  private mutating func check(_ members: [Member], in outer: SourceRange) {
    var last = outer.start
    for member in members {
      guard let range = check(member, in: outer) else { continue }
      if range.start < last { found.append("a member at \(range) out of order") }
      last = member.kind == .property ? last : range.end
    }
  }

  /// Checks one member, and gives its range.
  private mutating func check(_ member: Member, in outer: SourceRange) -> SourceRange? {
    if member.kind == .conditional {
      for clause in member.clauses {
        check(clause.range, in: outer, "branch")
        check(clause.members, in: clause.range)
      }
      return nil
    }
    let range = member.header.range
    if member.kind == .unreadable {
      check(range, in: outer, "unreadable member")
    } else {
      check(member.header, in: outer, "\(member.kind)")
      check(member.name, in: range)
      check(member.parameters, in: range)
    }
    return range
  }

  private mutating func check(_ parameters: [Parameter], in outer: SourceRange) {
    for parameter in parameters {
      check(parameter.range, in: outer, "parameter")
      check(parameter.firstName, in: parameter.range)
      if let name = parameter.secondName { check(name, in: parameter.range) }
    }
  }
}

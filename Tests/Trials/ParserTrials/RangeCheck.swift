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
    for problem in file.classProblems { check(problem.range, in: whole, "problem") }
    for declaration in file.classes {
      check(declaration.header, in: whole, "class")
      check(declaration.name, in: declaration.header.range)
      for problem in declaration.classParts?.problems ?? [] {
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
      last = isBinding(member) ? last : range.end
    }
  }

  private func isBinding(_ member: Member) -> Bool {
    if case .property = member { return true }
    return false
  }

  /// Checks one member, and gives its range.
  private mutating func check(_ member: Member, in outer: SourceRange) -> SourceRange? {
    switch member {
    case .method(let method):
      check(method.header, in: outer, "method")
      check(method.name, in: method.header.range)
      check(method.parameters, in: method.header.range)
      return method.header.range
    case .property(let property):
      check(property.header, in: outer, "property")
      check(property.name, in: property.header.range)
      return property.header.range
    case .subscript(let declaration):
      check(declaration.header, in: outer, "subscript")
      check(declaration.parameters, in: declaration.header.range)
      return declaration.header.range
    case .initializer(let initializer):
      check(initializer.header, in: outer, "initializer")
      check(initializer.parameters, in: initializer.header.range)
      return initializer.header.range
    case .associatedType(let type):
      check(type.header, in: outer, "associated type")
      check(type.name, in: type.header.range)
      return type.header.range
    case .typeAlias(let alias):
      check(alias.header, in: outer, "type alias")
      check(alias.name, in: alias.header.range)
      return alias.header.range
    case .unreadable(let range):
      check(range, in: outer, "unreadable member")
      return range
    case .conditional(let clauses):
      for clause in clauses {
        check(clause.range, in: outer, "branch")
        check(clause.members, in: clause.range)
      }
      return nil
    }
  }

  private mutating func check(_ parameters: [Parameter], in outer: SourceRange) {
    for parameter in parameters {
      check(parameter.range, in: outer, "parameter")
      check(parameter.firstName, in: parameter.range)
      if let name = parameter.secondName { check(name, in: parameter.range) }
    }
  }
}

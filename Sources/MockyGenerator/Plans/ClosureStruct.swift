/// The parts of a struct of closures that a protocol does not have.
package struct StructParts: Sendable {
  /// The global actor of the struct.
  let actor: Attribute?
  /// A Boolean value that indicates whether a spy can keep a value and call its closures.
  let canBeSpied: Bool
  /// The problems that keep its mock from being written.
  var problems: [Diagnostic]
  /// The type as the mock names it: `Client<Item>`.
  var type = ""
  /// The arguments of the initializer, each with the type of a value that the mock does not make
  /// itself; nil for a closure.
  var arguments: [(name: Identifier, type: TypeSyntax?)] = []
  /// The closures that this initializer does not take.
  var closuresToSet: [Identifier] = []
}

/// Structs of closures, which are read into the form of a protocol.
extension ProtocolDeclaration {
  /// Reads a struct, whose generic parameters become associated types.
  package init(struct read: ProtocolDeclaration) {
    self = read
    let generics = read.classParts?.genericParameters ?? []
    let actor = read.header.attributes.first(where: \.isGlobalActor)
    otherParts = .ofStruct(
      StructParts(
        actor: actor,
        canBeSpied: actor == nil && !read.inheritance.contains { $0.type.contains(\.isSuppressed) },
        problems: read.problems.map(Diagnostic.unreadable)
          + generics.filter { $0.kind != .type }.map {
            .error(.genericParameter, $0.name.range, "Mockable", "\($0)")
          }))
    inheritance = []
    primaryAssociatedTypes = generics.map(\.name)
    members = generics.associatedTypes(of: read.header) + read.members
  }

  /// Returns whether a struct stores a closure that a mock can replace.
  ///
  /// - Parameter isAlias: returns whether a type is an alias of a function.
  package func storesClosures(_ isAlias: (TypeSyntax) -> Bool = { _ in false }) -> Bool {
    withoutAliases.members.filter(\.isStored).contains { $0.closure != nil || isAlias($0.type) }
  }

  /// Makes a method of each closure.
  ///
  /// - Parameters:
  ///   - name: the struct's name at the place of the mock.
  ///   - nestedTypes: the types inside of it that it names without its own name.
  ///   - leavesOutHidden: whether initializers that Swift writes leave out hidden properties.
  /// - Returns: the problems that keep its mock from being written.
  package mutating func takeClosures(
    named name: String, nestedTypes: Set<String> = [],
    leavesOutHidden: Bool = Member.leavesOutHidden
  ) -> [Diagnostic] {
    guard var parts = structParts else { return [] }
    let generics = primaryAssociatedTypes.map { TypeSyntax.name($0.text) }
    let list = generics.map(\.description).joined(separator: ", ")
    parts.type = name + (list.isEmpty ? "" : "<\(list)>")
    let outside = OuterType(
      name: self.name.bare, text: parts.type, genericParameters: generics,
      nestedTypes: nestedTypes)
    let all = withoutAliases.members.map { $0.mapping(outside.naming) }
    let stored = all.filter(\.isStored)
    let closures = stored.filter { $0.closure != nil }
    let methods = closures.compactMap(\.method)
    for method in methods {
      let isTaken = ["value", "receives", "received"].contains(method.name.bare)
      parts.problems +=
        isTaken
        ? [.error(.takenName, method.name.range, method.name.bare)]
        : Array(RequirementCheck(method).diagnostics.prefix(1))
    }
    let calls = all.initializers(of: stored, leavesOutHidden).compactMap {
      parts.calling($0, closures, stored)
    }
    if let call = calls.min(by: { $0.closuresToSet.count < $1.closuresToSet.count }) {
      parts = call
    } else if parts.problems.isEmpty {
      let labels = closures.map { "\($0.name.bare):" }.joined()
      parts.problems = [.error(.notMakeable, self.name.range, self.name.bare, labels)]
    }
    otherParts = .ofStruct(parts)
    members = primaryAssociatedTypes.isEmpty ? [] : all.associatedTypes
    members += methods
    let given = Set(parts.arguments.filter { $0.type != nil }.map(\.name.bare))
    let used = closures + stored.filter { given.contains($0.name.bare) }
    header.modifiers.removeAll { word in
      ["public", "package"].contains(word.name)
        && !used.allSatisfy { $0.header.has(modifier: word.name) }
    }
    return parts.problems
  }
}

/// The parameters of a struct's initializer.
private typealias InitializerParameters = [(name: Identifier, hasDefault: Bool)]

extension StructParts {
  /// Returns the parts with a call that hands over closures; nil if there is none.
  fileprivate func calling(
    _ parameters: InitializerParameters, _ closures: [Member],
    _ stored: [Member]
  ) -> StructParts? {
    var call = self
    var names = Set(closures.map(\.name.bare))
    for (name, hasDefault) in parameters {
      if names.remove(name.bare) != nil {
        call.arguments.append((name, nil))
      } else if !hasDefault {
        let property = stored.first { $0.name.bare == name.bare && !$0.lacksType }
        guard let property else { return nil }
        call.arguments.append((name, property.type))
      }
    }
    let others = closures.filter { names.contains($0.name.bare) }
    call.closuresToSet = others.map(\.name)
    return others.allSatisfy(\.canBeSet) ? call : nil
  }
}

extension [Member] {
  /// Returns the initializers that can be called, including those that Swift writes.
  fileprivate func initializers(
    of stored: [Member], _ leavesOutHidden: Bool
  ) -> [InitializerParameters] {
    if contains(where: \.isInitializer) {
      return compactMap { member in
        guard member.kind == .initializer, member.isPlain else { return nil }
        return member.parameters.map { ($0.firstName, $0.hasDefault) }
      }
    }
    let parameters = stored.memberwise(leavesOutHidden)
    let isHidden = parameters.contains(where: \.header.isOfOneFile)
    return (isHidden ? [] : [parameters.map { ($0.name, $0.hasValue) }])
      + (stored.allSatisfy(\.hasValue) ? [[]] : [])
  }

  /// Returns the stored properties that are parameters of the initializer that Swift writes.
  ///
  /// - Parameter leavesOutHidden: whether it leaves out properties that have a value and are less visible than others.
  package func memberwise(_ leavesOutHidden: Bool) -> [Member] {
    let all = filter { !$0.isConstant || !$0.hasValue }
    let most = all.map(\.visibility).max() ?? 0
    return all.filter { !leavesOutHidden || !$0.hasValue || $0.visibility == most }
  }
}

extension Member {
  #if compiler(>=6.4)
    /// A Boolean value that indicates whether initializers that Swift writes leave out hidden properties with a value.
    package static let leavesOutHidden = true
  #else
    /// A Boolean value that indicates whether initializers that Swift writes leave out hidden properties with a value.
    package static let leavesOutHidden = false
  #endif

  fileprivate var visibility: Int {
    header.isPrivate ? 0 : header.isOfOneFile ? 1 : 2
  }

  /// A Boolean value that indicates whether it is a property that each value of a type stores.
  fileprivate var isStored: Bool { storage != .none && !header.has(modifier: "static") }

  /// A Boolean value that indicates whether a getter can call the initializer.
  fileprivate var isPlain: Bool {
    failability.isEmpty && effects.isEmpty && genericParameters.isEmpty && !header.isOfOneFile
      && !header.isUnavailable
  }

  /// A Boolean value that indicates whether initializers need not give it a value.
  fileprivate var hasValue: Bool {
    storage == .withValue || type.isOptional && !isConstant
  }

  fileprivate var canBeSet: Bool {
    !isConstant && !header.has(modifier: "private") && !header.has(modifier: "fileprivate")
  }

  /// The type of the closure that a mock replaces. An optional one is always there.
  ///
  /// It is nil for a C function, which can't hold a mock, and for variadic closures, because no
  /// closure can pass on such arguments.
  fileprivate var closure: AdornedFunction? {
    guard !header.isOfOneFile, !header.has(modifier: "lazy"),
      let closure = type.functionWithAdornments, closure.problem == nil,
      !closure.function.parameters.contains(where: \.isVariadic)
    else { return nil }
    return closure
  }

  /// The method that a call of the closure becomes.
  fileprivate var method: Member? {
    closure?.method(named: name, in: header) { $0 }
      .changing {
        $0.header.documentation = header.documentation
        $0.failability = type.isFunction ? "" : "?"
      }
  }
}

/// A struct as its mock names it.
private struct OuterType {
  let name: String
  /// The type with its generic parameters.
  let text: String
  let genericParameters: [TypeSyntax]
  let nestedTypes: Set<String>

  /// Returns a type inside the struct as it is named outside; nil for another type.
  func naming(_ type: TypeSyntax) -> TypeSyntax? {
    guard var names = type.named else { return nil }
    if let own = type.withSelf(named: text) { return own }
    for index in names.indices {
      names[index].arguments = names[index].arguments?.map { $0.mapping(naming) }
      // Inside of it, a generic struct is named without its arguments.
      let lacksArguments = names[index].name.bare == name && names[index].arguments == nil
      if lacksArguments, !genericParameters.isEmpty { names[index].arguments = genericParameters }
    }
    let isNested = nestedTypes.contains(names[0].name.bare)
    return .named((isNested ? [.init(Identifier(text, names[0].name.range))] : []) + names)
  }
}

extension ProtocolDeclaration {
  /// Reads the type alias of a function into the form of a protocol with one method, `call`.
  ///
  /// The alias's generic parameters are the associated types of that protocol.
  ///
  /// - Parameters:
  ///   - alias: the declaration.
  ///   - enclosing: the types and extensions around it, outermost first.
  /// - Returns: the protocol; nil for an alias of another type.
  package init?(function alias: Member, in enclosing: [EnclosingDeclaration]) {
    guard let type = alias.type.functionWithAdornments else { return nil }
    let call = type.method(named: Identifier("call", alias.name.range), in: alias.header) {
      $0.withSelf(in: enclosing)
    }
    self.init(
      header: alias.header, name: alias.name,
      primaryAssociatedTypes: alias.genericParameters.map(\.name), inheritance: [],
      requirements: alias.requirements,
      members: alias.genericParameters.associatedTypes(of: alias.header) + [call],
      enclosing: enclosing)
    otherParts = .ofFunction(
      FunctionParts(problem: type.problem ?? alias.genericParameters.problem))
  }

  /// A Boolean value that indicates whether its methods represent closures.
  var representsClosures: Bool { functionParts != nil || structParts != nil }
}

/// The type of a function, with its attributes.
package struct AdornedFunction {
  var attributes: [Attribute] = []
  var specifiers: [Modifier] = []
  let function: FunctionTypeSyntax

  /// The reason why no closure can be of its type: a function of C captures nothing.
  var problem: Diagnostic? {
    attributes.first { $0.name == "convention" && $0.arguments != "block" }
      .map { .error(.functionOfC, $0.range, "\($0)") }
  }

  /// Returns the method that a call of it becomes.
  func method(
    named name: Identifier, in outer: DeclarationHeader,
    spelling: @escaping (TypeSyntax) -> TypeSyntax
  ) -> Member {
    // A custom attribute is a global actor here.
    let header = DeclarationHeader(
      attributes: attributes.filter {
        $0.name == "concurrent" || $0.isCustom && $0.name != "Sendable"
      },
      modifiers: specifiers.filter { $0.name == "nonisolated" },
      range: outer.range, keyword: outer.keyword)
    return Member(
      MemberParts(
        kind: .method, header: header, name: name,
        parameters: function.parameters.map { $0.parameter(at: name.range) },
        effects: function.effects, result: function.result.isVoid ? nil : function.result)
    ).mapping { part in
      let spelled = spelling(part)
      return spelled.description == part.description ? nil : spelled
    }
  }
}

extension TypeSyntax {
  /// The function type in it; nil for any other type. An optional function counts, too.
  package var functionWithAdornments: AdornedFunction? {
    if isParenthesized { return base.functionWithAdornments }
    switch kind {
    case .function: return function.map { AdornedFunction(function: $0) }
    case .optional, .unwrapped: return base.functionWithAdornments
    case .named
    where ["Optional", "Swift.Optional"].contains(
      components.map(\.name.text).joined(separator: ".")):
      return components.last?.arguments?.first?.functionWithAdornments
    case .attributed:
      var adorned = base.functionWithAdornments
      adorned?.attributes += attributes
      adorned?.specifiers += specifiers
      return adorned
    default: return nil
    }
  }

  /// Returns the type with `Shop` for `Self`: inside a mock `Self` would be the mock.
  fileprivate func withSelf(in enclosing: [EnclosingDeclaration]) -> TypeSyntax {
    let path = enclosing.map { "\($0.type)" }.joined(separator: ".")
    return path.isEmpty ? self : withSelf(named: path) ?? self
  }
}

extension TypeSyntax.TupleElement {
  /// Returns the parameter of a method. A variadic one is an array, which a closure cannot spread.
  fileprivate func parameter(at range: SourceRange) -> Parameter {
    Parameter(
      firstName: Identifier("_", range), secondName: names.last,
      type: isVariadic ? .array(type) : type, range: range)
  }
}

extension [GenericParameter] {
  /// Returns the parameters as the associated types of a protocol.
  func associatedTypes(of header: DeclarationHeader) -> [Member] {
    map { parameter in
      Member(
        MemberParts(
          kind: .associatedType, header: header, name: parameter.name,
          inheritance: parameter.constraint.map { [InheritedType($0, parameter.name.range)] } ?? [])
      )
    }
  }

  var problem: Diagnostic? {
    first { $0.kind != .type }
      .map { .error(.genericParameter, $0.name.range, "MockableFunction", "\($0)") }
  }
}

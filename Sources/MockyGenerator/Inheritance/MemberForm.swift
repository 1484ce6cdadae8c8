/// Decides which members are one, in whatever form they are written.
package struct MemberForm {
  /// The types of bound generic parameters and of aliases, by their names.
  private let bound: FixedTypes
  /// Names that mean a type inside the declaration.
  private let own: Set<String>
  /// Returns the type that a name means in the sources, with its full path; nil for one that is in
  /// none.
  private let names: (TypeSyntax) -> TypeSyntax?

  /// - Parameters:
  ///   - bound: the known types of names in the declaration, in full.
  ///   - own: other names that mean a type inside the declaration.
  ///   - names: returns the type that any other name means at the place of the members.
  package init(
    bound: FixedTypes = FixedTypes(), own: Set<String> = [],
    names: @escaping (TypeSyntax) -> TypeSyntax? = { _ in nil }
  ) {
    (self.bound, self.own, self.names) = (bound, own, names)
  }

  /// Returns a text that members share if they are one; nil if several may coexist.
  ///
  /// Effects and ownership do not count: a member of the child without them meets its parent's
  /// requirement.
  ///
  /// - Parameter isLoose: whether an overriding member shares it with the overridden one, even if it
  ///   narrows the result or makes parameters optional.
  package func key(of member: Member, isLoose: Bool = false) -> String? {
    let name = member.name.bare
    switch member.kind {
    case .method: return member.header.scope + "func \(name)" + signature(of: member, isLoose)
    case .subscript, .initializer:
      return member.header.scope + name + signature(of: member, isLoose)
    case .property: return member.header.scope + "var \(name)"
    case .associatedType, .typeAlias: return "type \(name)"
    case .conditional, .unreadable: return nil
    }
  }

  private func signature(of member: Member, _ isLoose: Bool) -> String {
    let places = GenericPlaces(member.genericParameters)
    func form(_ type: TypeSyntax) -> TypeSyntax { self.type(type, places).oneForm }
    let list = member.parameters.map { parameter in
      let type = form(parameter.type.withoutOwnership)
      let label = member.isOperator ? "_" : parameter.firstName.bare
      return "\(label): \(isLoose ? type.withoutOptional : type)"
        + (parameter.isVariadic ? "..." : "")
    }.joined(separator: ", ")
    let result = isLoose || member.kind == .initializer ? "" : "\(form(member.type.withoutSending))"
    return "<\(places.names.count)>(\(list)) -> " + result
      + places.demands(open(member.requirements, of: member), form)
  }

  /// Returns the conditions about types that are not bound: others hold, or there would be no such
  /// member.
  private func open(_ demands: [GenericRequirement], of member: Member) -> [GenericRequirement] {
    let generic = Set(member.genericNames + ["Self"])
    return demands.filter { $0.mentions(generic) || $0.mapping(bound.type).mentions(own) }
  }

  /// Returns a type with all names in full.
  package func type(_ type: TypeSyntax) -> TypeSyntax {
    self.type(type, GenericPlaces([])).oneForm
  }

  private func type(_ type: TypeSyntax, _ places: GenericPlaces) -> TypeSyntax {
    type.mapping { part in
      if part.kind == .some { return places.take(self.type(part.base, places).oneForm) }
      guard let written = part.named else { return nil }
      let components =
        written.count > 1 && written[0].name.bare == "Self" ? Array(written.dropFirst()) : written
      let name = components[0].name.bare
      if let place = places[name] {
        return TypeSyntax.name(place).members(components.dropFirst())
      }
      if let type = bound.type(for: .named(components)) {
        // A member of the type may be an alias.
        return components.count > 1 ? names(type) ?? type : type
      }
      let inside = components.map { component in
        let arguments = component.arguments?.map { self.type($0, places) }
        return TypeSyntax.Component(component.name, arguments: arguments)
      }
      let whole = TypeSyntax.named(inside)
      return own.contains(name) || name == "Self" ? whole : names(whole) ?? whole
    }
  }
}

/// The generic parameters of a member, which are known by their places. Each `some P` is one, too.
private final class GenericPlaces {
  private(set) var names: [String]
  private var known: [String: String] = [:]
  private var constraints: [(place: String, type: TypeSyntax)] = []
  private let written: [GenericParameter]

  init(_ parameters: [GenericParameter]) {
    written = parameters
    names = parameters.indices.map { "$\($0)" }
    for (parameter, place) in zip(parameters, names) { known[parameter.name.bare] = place }
  }

  subscript(name: String) -> String? { known[name] }

  /// Returns the place of an opaque type.
  func take(_ constraint: TypeSyntax) -> TypeSyntax {
    let place = "$\(names.count)"
    names.append(place)
    constraints.append((place, constraint))
    return .name(place)
  }

  /// Returns the constraints on them, in one order.
  func demands(
    _ requirements: [GenericRequirement], _ form: (TypeSyntax) -> TypeSyntax
  ) -> String {
    var texts: Set<String> = []
    for (parameter, place) in zip(written, names) {
      if parameter.kind != .type { texts.insert("\(parameter.kind) \(place)") }
      if let constraint = parameter.constraint { constraints.append((place, form(constraint))) }
    }
    for requirement in requirements {
      let sides = [form(requirement.subject), form(requirement.object)]
      if requirement.relation == .conforms {
        constraints.append(("\(sides[0])", sides[1]))
      } else {
        texts.insert(Self.equal(sides.map(\.description)))
      }
    }
    for (subject, type) in constraints {
      for part in type.composed where !part.isStandard("Any") {
        let demands = Parent(InheritedType(part, .nowhere), StandardProtocol.found(part)).demands
        texts.insert("\(subject): \(demands.isEmpty ? part : part.withoutArguments)")
        for demand in demands {
          texts.insert(Self.equal(["\(subject).\(demand.subject)", "\(demand.object)"]))
        }
      }
    }
    return texts.isEmpty ? "" : " where \(texts.sorted().joined(separator: ", "))"
  }

  private static func equal(_ sides: [String]) -> String {
    sides.sorted().joined(separator: " == ")
  }
}

extension TypeSyntax {
  /// `Collection` for `Collection<Int>`.
  fileprivate var withoutArguments: TypeSyntax {
    named.map { .named($0.map { Component($0.name) }) } ?? self
  }
}

extension GenericRequirement {
  /// Returns whether it is a condition on one of the names.
  package func mentions(_ names: Set<String>) -> Bool {
    subject.mentions(names) || relation == .equals && object.mentions(names)
  }
}

extension DeclarationHeader {
  /// A prefix that separates members of the type from members of its values.
  var scope: String {
    has(modifier: "static") || has(modifier: "class") ? "static " : ""
  }
}

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
    self.bound = bound
    self.own = own
    self.names = names
  }

  /// Returns a text that members share if they are one; nil if several may coexist.
  ///
  /// Effects do not count: a member of the child without them meets its parent's requirement.
  package func key(of member: Member) -> String? { key(of: member, isLoose: false) }

  /// Returns a text that an overriding member shares with the overridden one, even if it narrows
  /// the result or makes parameters optional.
  package func overridingKey(of member: Member) -> String? { key(of: member, isLoose: true) }

  private func key(of member: Member, isLoose: Bool) -> String? {
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
      let type = form(parameter.type)
      return "\(parameter.firstName.bare): \(isLoose ? type.withoutOptional : type)"
        + (parameter.isVariadic ? "..." : "")
    }.joined(separator: ", ")
    let result = isLoose || member.kind == .initializer ? "" : "\(form(member.type))"
    return "<\(places.names.count)>(\(list)) -> " + result
      + places.demands(member.requirements, form)
  }

  /// Returns a type with all names in full.
  package func type(_ type: TypeSyntax) -> TypeSyntax {
    self.type(type, GenericPlaces([])).oneForm
  }

  private func type(_ type: TypeSyntax, _ places: GenericPlaces) -> TypeSyntax {
    type.mapping { part in
      if case .some(let constraint) = part {
        return places.take(self.type(constraint, places).oneForm)
      }
      guard case .named(let written) = part else { return nil }
      let components =
        written.count > 1 && written[0].name.bare == "Self" ? Array(written.dropFirst()) : written
      let name = components[0].name.bare
      if let place = places[name] {
        return TypeSyntax.name(place).members(components.dropFirst())
      }
      if let type = bound.type(for: .named(components)) { return type }
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
        texts.insert(sides.map(\.description).sorted().joined(separator: " == "))
      }
    }
    for (subject, type) in constraints {
      for part in type.composed where !part.isStandard("Any") {
        texts.insert("\(subject): \(part)")
      }
    }
    return texts.isEmpty ? "" : " where \(texts.sorted().joined(separator: ", "))"
  }
}

extension DeclarationHeader {
  /// A prefix that separates members of the type from members of its values.
  var scope: String {
    has(modifier: "static") || has(modifier: "class") ? "static " : ""
  }
}

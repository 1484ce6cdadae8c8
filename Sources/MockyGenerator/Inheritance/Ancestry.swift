/// What is known of the protocols that a protocol inherits from.
package protocol Ancestry: Sendable {
  /// What a protocol inherits from directly, with what each of them declares where that is known.
  func parents(of child: FoundProtocol) -> [Parent]

  /// The declarations of a protocol of which each is compiled in other cases.
  func branches(of found: FoundProtocol) -> [FoundProtocol]

  /// When values of the types can be copied that a protocol names.
  ///
  /// - Parameter own: names that mean a type of the protocol.
  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule]

  /// A member of a protocol with its types as they are named where the mock stands.
  ///
  /// - Parameter own: names that mean a type of the protocol or a generic parameter.
  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member

  /// What a protocol demands, with its types as they are named where the mock stands.
  func spelling(
    _ demand: GenericRequirement, of found: FoundProtocol, besides own: Set<String>
  ) -> GenericRequirement
}

/// What a macro knows, which sees nothing but the protocol: the parents of the standard library.
struct StandardAncestry: Ancestry {
  func parents(of child: FoundProtocol) -> [Parent] {
    child.declaration.parents.map { Parent(written: $0, found: StandardProtocol.found($0.type)) }
  }

  func branches(of found: FoundProtocol) -> [FoundProtocol] { [found] }

  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule] {
    [:]
  }

  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member {
    member
  }

  func spelling(
    _ demand: GenericRequirement, of found: FoundProtocol, besides own: Set<String>
  ) -> GenericRequirement {
    demand
  }
}

/// What a protocol inherits from.
package struct Parent: Sendable {
  /// As it is written.
  package let written: InheritedType
  /// Nil where its source is not at hand.
  package let found: FoundProtocol?

  package init(written: InheritedType, found: FoundProtocol?) {
    self.written = written
    self.found = found
  }

  /// What generic arguments demand of its primary associated types: `Container<Int>`.
  var demands: [GenericRequirement] {
    guard case .named(let components) = written.type, let found,
      let arguments = components.last?.arguments
    else { return [] }
    return zip(found.declaration.primaryAssociatedTypes, arguments).map { name, argument in
      GenericRequirement(
        subject: .name(name.text), relation: .equals, object: argument, range: written.range)
    }
  }
}

/// A source of facts about the protocols that a protocol inherits from.
package protocol Ancestry {
  /// Returns the direct parents of a protocol, with their declarations if they are known.
  func parents(of child: FoundProtocol) -> [Parent]

  /// Returns the rules for copying values of the types that a protocol names.
  ///
  /// - Parameter own: names that mean a type inside the protocol.
  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule]

  /// Returns a member of a protocol with its types as they are named at the place of the mock.
  ///
  /// - Parameter own: names that mean a type inside the protocol or a generic parameter.
  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member

  /// Returns a type in a protocol as it is named at the place of the mock.
  func spelling(_ type: TypeSyntax, of found: FoundProtocol, besides: Set<String>) -> TypeSyntax

  /// Returns the type that a name in a protocol means, with its full path and without aliases; nil
  /// for one that is in no source.
  func meaning(of type: TypeSyntax, in found: FoundProtocol) -> TypeSyntax?
}

/// The ancestry that a macro sees, which knows only the protocol: the parents of the standard
/// library.
struct StandardAncestry: Ancestry {
  func parents(of child: FoundProtocol) -> [Parent] {
    child.declaration.parents.map { Parent($0, StandardProtocol.found($0.type)) }
  }

  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule] {
    [:]
  }

  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member {
    member
  }

  func spelling(_ type: TypeSyntax, of found: FoundProtocol, besides: Set<String>) -> TypeSyntax {
    type
  }

  func meaning(of type: TypeSyntax, in found: FoundProtocol) -> TypeSyntax? { nil }
}

/// A protocol that another one inherits from.
package struct Parent: Sendable {
  /// The type in the source.
  package let written: InheritedType
  /// Its declarations for different conditions; empty if its source is not available.
  let branches: [FoundProtocol]

  package init(_ written: InheritedType, branches: [FoundProtocol]) {
    (self.written, self.branches) = (written, branches)
  }

  package init(_ written: InheritedType, _ found: FoundProtocol?) {
    self.init(written, branches: [found].compactMap(\.self))
  }

  package var found: FoundProtocol? { branches.first }

  /// The constraints that generic arguments add to its primary associated types: `Container<Int>`.
  var demands: [GenericRequirement] {
    guard let arguments = written.type.named?.last?.arguments,
      let found = found
        ?? (StandardProtocol.name(written.type) == "Identifiable" ? StandardProtocol.identity : nil)
    else { return [] }
    return zip(found.declaration.primaryAssociatedTypes, arguments).map { name, argument in
      GenericRequirement(
        subject: .name(name.text), relation: .equals, object: argument, range: written.range)
    }
  }
}

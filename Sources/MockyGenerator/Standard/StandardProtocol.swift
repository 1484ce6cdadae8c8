/// The protocols of the standard library and Foundation whose requirements a mock implements.
///
/// They are kept as source, without requirements that have a default implementation, and read like
/// any other parent. An associated type with a default is that type, unless the inheriting protocol
/// constrains it.
package enum StandardProtocol {
  /// Returns the protocol that a type names.
  ///
  /// - Parameter type: the type after a colon.
  /// - Returns: the protocol; nil for an unknown one, and for one without requirements.
  package static func found(_ type: TypeSyntax) -> FoundProtocol? {
    name(type).flatMap { known[$0] }
  }

  /// Returns the name of a type that may be one of them.
  package static func name(_ type: TypeSyntax) -> String? {
    guard let components = type.named, let last = components.last else { return nil }
    let modules = ["Swift", "Foundation", "_Concurrency", "UIKit", "AppKit"]
    let module = components.dropLast().first?.name.text
    guard module.map(modules.contains) ?? true, components.count < 3 else { return nil }
    return last.name.bare
  }

  /// The requirement of `Identifiable`, for a protocol that constrains its identity.
  static let identity = read("protocol Identifiable<ID> { var id: ID { get } }").first

  /// Returns whether a mock already has all that the protocol requires.
  static func isMet(_ type: TypeSyntax) -> Bool { name(type).map(met.contains) ?? false }

  private static let met = Set([
    "AnyObject", "Sendable", "SendableMetatype", "Actor", "Error", "LocalizedError", "Equatable",
    "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CustomReflectable", "CustomPlaygroundDisplayConvertible",
    "Copyable", "Escapable", "NSObject",
  ]).union(ofObjects)

  /// Protocols that only subclasses of `NSObject` conform to, and require nothing else of them.
  private static let ofObjects: Set<String> = [
    "NSObjectProtocol", "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionStreamDelegate",
    "URLSessionTaskDelegate",
  ]

  /// Returns whether a mock cannot conform to the protocol: it has too many requirements, or some
  /// that no class can meet, or others that are not known here.
  ///
  /// - Parameter isInNoSource: whether no other protocol of that name can be meant.
  static func isRefused(_ type: TypeSyntax, isInNoSource: Bool = false) -> Bool {
    guard let name = name(type), !refused.contains(name) else { return name(type) != nil }
    let isCertain =
      isInNoSource || type.description.hasPrefix("Swift.")
      || type.description.hasPrefix("Foundation.")
    return isCertain && unknown.contains(Substring(name))
  }

  /// Protocols with requirements that are not known here. Users' own protocols may have these names.
  private static let unknown = Set(
    """
    AtomicOptionalRepresentable AtomicRepresentable AttributedStringAttributeMutation AttributedStringKey \
    AttributedStringProtocol BitwiseCopyable CVarArg CodingKeyRepresentable CustomConsumingRegexComponent \
    CustomLeafReflectable DataProtocol DecodableAttributedStringKey DecodableWithConfiguration Decoder \
    DecodingConfigurationProviding DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration Encoder \
    EncodingConfigurationProviding FileManagerDelegate FormatStyle KeyedDecodingContainerProtocol \
    KeyedEncodingContainerProtocol LazyCollectionProtocol MarkdownDecodableAttributedStringKey MutableDataProtocol \
    NSCacheDelegate NSDecimalNumberBehaviors NSKeyedArchiverDelegate NSKeyedUnarchiverDelegate NSLocking \
    NSMutableCopying ParseStrategy ParseableFormatStyle PortDelegate PredicateExpression ProgressReporting \
    RangeExpression ReferenceConvertible RegexComponent SIMD SIMDScalar SIMDStorage SchedulingTaskExecutor \
    SingleValueDecodingContainer SingleValueEncodingContainer SortComparator StandardPredicateExpression \
    StringInterpolationProtocol TestScoping TestTrait URLAuthenticationChallengeSender URLProtocolClient \
    URLSessionDownloadDelegate URLSessionWebSocketDelegate UnicodeCodec UnkeyedDecodingContainer UnkeyedEncodingContainer
    """.split(separator: " "))

  /// Returns the class of the system that conforming types inherit from; nil for none.
  package static func systemClass(_ type: TypeSyntax) -> String? {
    guard let name = name(type) else { return nil }
    return ofObjects.contains(name) ? "NSObject" : classes.contains(name) ? name : nil
  }

  private static let classes: Set<String> = [
    "CALayer", "NSControl", "NSManagedObject", "NSObject", "NSResponder", "NSView",
    "NSViewController", "NSWindow", "NSWindowController", "SCNNode", "SKNode", "SKScene",
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewController", "UIControl",
    "UINavigationController", "UIResponder", "UITabBarController", "UITableViewCell",
    "UITableViewController", "UIView", "UIViewController", "UIWindow", "URLProtocol", "URLSession",
  ]

  private static let refused: Set<String> = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
    "BinaryFloatingPoint", "StringProtocol", "GlobalActor",
  ]

  /// Returns whether the protocol is known to bring no global actor.
  package static func isNonisolated(_ type: TypeSyntax) -> Bool {
    isMet(type) || isRefused(type) || found(type) != nil
  }
}

extension FoundProtocol {
  /// A Boolean value that indicates whether its requirements are known here.
  package var isStandard: Bool { path.isEmpty }
}

extension ProtocolDeclaration {
  /// Fixes associated types of standard protocols to their usual types, unless they are
  /// constrained. A mock is then not generic over its iterator.
  ///
  /// - Parameter standard: the standard protocols whose requirements the protocol has.
  mutating func fixDefaults(of standard: [FoundProtocol]) {
    for type in standard.flatMap(\.declaration.members.associatedTypes) {
      guard let defaultType = type.result, !demands(besides: type),
        let place = members.firstIndex(where: { $0.isAssociatedType(type.name.bare) })
      else { continue }
      members.remove(at: place)
      primaryAssociatedTypes.removeAll { $0.bare == type.name.bare }
      requirements.append(
        GenericRequirement(
          subject: .name(type.name.text), relation: .equals, object: usual(type, defaultType),
          range: type.name.range))
    }
  }

  /// Adds requirements for protocols that constrain a certain associated type: the identity of an
  /// `Identifiable` one, and a collection's own iterator. A mock otherwise is its own identity.
  ///
  /// - Parameter parents: the names of the standard protocols that it inherits from.
  mutating func takeWhatIsTyped(from parents: Set<String>) {
    takeIdentity(from: parents)
    guard members.contains(where: { $0.isAssociatedType("Iterator") }),
      parents.contains(where: { $0.hasSuffix("Collection") }),
      let sequence = StandardProtocol.found(.name("Sequence"))
    else { return }
    members = members.merging(sequence.declaration.members)
  }

  /// Whole numbers as indices need no requirements to go from one to the next.
  mutating func leaveStridingOut(of parents: Set<String>) {
    guard parents.contains("RandomAccessCollection"),
      let collection = StandardProtocol.found(.name("Collection")),
      let index = collection.declaration.members.associatedTypes.last, !demands(besides: index)
    else { return }
    members.removeAll { member in
      guard member.kind == .method, member.name.bare == "index" else { return false }
      return ["after", "before"].contains(member.parameters.first?.firstName.bare ?? "")
    }
  }

  private mutating func takeIdentity(from parents: Set<String>) {
    let isTyped =
      requirements.contains { ["ID", "Self.ID"].contains("\($0.subject)") }
      || members.contains { $0.isAssociatedType("ID") }
    guard parents.contains("Identifiable"), isTyped,
      let found = StandardProtocol.identity
    else { return }
    members = members.merging(found.declaration.members)
  }

  /// Returns whether an associated type has constraints other than the standard protocol's own.
  private func demands(besides type: Member) -> Bool {
    let name: Set<String> = [type.name.bare]
    let own = members.associatedTypes.filter { $0.name.bare == type.name.bare }
    let isDeclaredAgain = own.contains {
      $0.inheritance.count > type.inheritance.count
        || $0.requirements.count > type.requirements.count || $0.result == nil
    }
    let others = members.associatedTypes.filter { $0.name.bare != type.name.bare }
      .flatMap(\.requirements)
    return isDeclaredAgain
      || (requirements + others).contains { demand in
        [demand.subject, demand.object].contains { side in
          side.mapping { $0.withoutSelf() }.mentions(name)
        }
      }
  }

  /// Returns the usual type: an iterator that never throws belongs to a stream that never does.
  private func usual(
    _ type: Member, _ defaultType: TypeSyntax
  ) -> TypeSyntax {
    let neverFails = requirements.contains { demand in
      demand.relation == .equals && ["Never", "Swift.Never"].contains("\(demand.object)")
        && ["Failure", "Self.Failure"].contains("\(demand.subject)")
    }
    guard neverFails, type.name.bare == "AsyncIterator" else { return defaultType }
    let stream = TypeSyntax.Component(
      Identifier("AsyncStream", type.name.range), arguments: [.name("Element")])
    return .named([
      .init(Identifier("_Concurrency", type.name.range)), stream,
      .init(Identifier("Iterator", type.name.range)),
    ])
  }
}

extension Member {
  fileprivate func isAssociatedType(_ name: String) -> Bool {
    kind == .associatedType && self.name.bare == name
  }
}

extension StandardProtocols {
  /// A collection's iterator goes through its indices.
  static let collections = [
    "Collection": """
    protocol Collection<Element> {
      associatedtype Element
      associatedtype Index: Swift.Comparable = Swift.Int
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after i: Index) -> Index
    }
    """,
    "BidirectionalCollection": """
    protocol BidirectionalCollection<Element>: Collection {
      func index(before i: Index) -> Index
    }
    """,
    "RandomAccessCollection": """
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    """,
    "MutableCollection": """
    protocol MutableCollection<Element>: Collection {
      subscript(position: Index) -> Element { get set }
    }
    """,
    "RangeReplaceableCollection": """
    protocol RangeReplaceableCollection<Element>: Collection {
      init()
      mutating func replaceSubrange<NewElements: Swift.Collection>(
        _ subrange: Swift.Range<Index>, with newElements: NewElements
      ) where NewElements.Element == Element
    }
    """,
    "SetAlgebra": """
    protocol SetAlgebra<Element> {
      associatedtype Element
      init()
      func contains(_ member: Element) -> Swift.Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      @discardableResult mutating func insert(
        _ newMember: Element
      ) -> (inserted: Swift.Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
    }
    """,
    "OptionSet": """
    protocol OptionSet {
      associatedtype RawValue: Swift.FixedWidthInteger = Swift.Int
      init(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    """,
  ]
}

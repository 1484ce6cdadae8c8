extension Shape {
  static let associatedTypes: [Shape] = [
    Shape(
      "associated type", "@Mockable protocol P0 { associatedtype Item; func f(_ a: Item) -> Item }"),
    Shape(
      "primary associated type",
      "@Mockable protocol P0<Item> { associatedtype Item; func f() -> Item }"),
    Shape(
      "two primary associated types",
      "@Mockable protocol P0<Key, Value> { associatedtype Key: Hashable; associatedtype Value; func f(_ a: Key) -> Value? }"
    ),
    Shape(
      "associated type with a default",
      "@Mockable protocol P0 { associatedtype Item = Int; func f() -> Item }"),
    Shape(
      "associated type with where",
      "@Mockable protocol P0 { associatedtype Items: Collection where Items.Element: Hashable; func f() -> Items }"
    ),
    Shape(
      "two associated types related",
      "@Mockable protocol P0 { associatedtype A: Sequence; associatedtype B where B == A.Element; func f(_ a: A) -> B }"
    ),
    Shape(
      "associated type of a class",
      "class N0 {}\n@Mockable protocol P0 { associatedtype Item: N0; func f() -> Item }"),
    Shape(
      "associated type AnyObject",
      "@Mockable protocol P0 { associatedtype Item: AnyObject; var item: Item? { get set } }"),
    Shape(
      "associated error",
      "@Mockable protocol P0 { associatedtype Failure: Error; func f() throws(Failure) }"),
    Shape(
      "associated type bound to the protocol",
      "@Mockable protocol P0 { associatedtype Child: P0; func f() -> Child }"),
    Shape(
      "recursive same type",
      "@Mockable protocol P0 { associatedtype Next: P0 where Next.Next == Next; func f() -> Next }"),
    Shape(
      "recursive to Self",
      "@Mockable protocol P0 { associatedtype Next: P0 where Next.Next == Self; func f() -> Next }"),
    Shape(
      "associated type that is Self",
      "@Mockable protocol P0 { associatedtype Other: P0 = Self; func f() -> Other }"),
    Shape(
      "associated type equal to Self",
      "@Mockable protocol P0 { associatedtype Other where Other == Self; func f(_ a: Other) }"),
    Shape(
      "associated iterator",
      "@Mockable protocol P0 { associatedtype I: IteratorProtocol where I.Element == Int; func f() -> I }"
    ),
    Shape(
      "fixed by where",
      "@Mockable protocol P0 where Item == Int { associatedtype Item; func f() -> Item }"),
    Shape("a type alias", "@Mockable protocol P0 { typealias ID = Int; func f(_ a: ID) -> ID? }"),
    Shape(
      "a type alias of an associated type",
      "@Mockable protocol P0 { associatedtype Item; typealias Items = [Item]; func f(_ a: Items) -> Items }"
    ),
    Shape(
      "a generic type alias",
      "@Mockable protocol P0 { typealias Pair<T> = (T, T); func f(_ a: Pair<Int>) }"),
    Shape(
      "Self.Item",
      "@Mockable protocol P0 { associatedtype Item; func f(_ a: Self.Item) -> [Self.Item] }"),
    Shape(
      "associated type of a parent",
      "@Mockable protocol Q0 { associatedtype Item; func f() -> Item }\n@Mockable protocol P0: Q0 { associatedtype Item; func g() -> Item }"
    ),
    Shape(
      "associated type of a parent, fixed",
      "@Mockable protocol Q0 { associatedtype Item; func f() -> Item }\n@Mockable protocol P0: Q0 where Item == Int { func g() }"
    ),
    Shape(
      "primary of a parent, fixed",
      "@Mockable protocol Q0<Item> { associatedtype Item; func f() -> Item }\n@Mockable protocol P0: Q0<String> { func g() }"
    ),
    Shape(
      "any of a primary",
      "@Mockable protocol Q0<Item> { associatedtype Item; func f() -> Item }\n@Mockable protocol P0 { func f(_ a: any Q0<Int>) -> any Q0<String> }"
    ),
  ]
}

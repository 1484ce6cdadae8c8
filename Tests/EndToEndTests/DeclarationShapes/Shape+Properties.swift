extension Shape {
  static let properties: [Shape] = [
    Shape("get", "@Mockable protocol P0 { var a: Int { get } }"),
    Shape("get set", "@Mockable protocol P0 { var a: Int { get set } }"),
    Shape("set get", "@Mockable protocol P0 { var a: Int { set get } }"),
    Shape("static property", "@Mockable protocol P0 { static var a: Int { get set } }"),
    Shape("get async", "@Mockable protocol P0 { var a: Int { get async } }"),
    Shape("get throws", "@Mockable protocol P0 { var a: Int { get throws } }"),
    Shape("get async throws", "@Mockable protocol P0 { var a: Int { get async throws } }"),
    Shape(
      "get async throws(E)",
      "struct E0: Error {}\n@Mockable protocol P0 { var a: Int { get async throws(E0) } }"),
    Shape("mutating get", "@Mockable protocol P0 { var a: Int { mutating get } }"),
    Shape("nonmutating set", "@Mockable protocol P0 { var a: Int { get nonmutating set } }"),
    Shape(
      "mutating get, nonmutating set",
      "@Mockable protocol P0 { var a: Int { mutating get nonmutating set } }"),
    Shape("borrowing get", "@Mockable protocol P0 { var a: Int { borrowing get } }"),
    Shape("consuming get", "@Mockable protocol P0 { var a: Int { consuming get } }"),
    Shape("__consuming get", "@Mockable protocol P0 { var a: Int { __consuming get } }"),
    Shape(
      "optional property",
      "@Mockable protocol P0 { var a: Int? { get set }; var b: Int! { get set } }"),
    Shape(
      "property with a closure",
      "@Mockable protocol P0 { var a: () -> Void { get set }; var b: (@Sendable (Int) -> Void)? { get set } }"
    ),
    Shape(
      "property Self", "@Mockable protocol P0 { var a: Self { get }; static var b: Self { get } }"),
    Shape("property any P", "@Mockable protocol P0: AnyObject { var a: (any P0)? { get set } }"),
    Shape("property with a tuple", "@Mockable protocol P0 { var a: (x: Int, y: Int) { get set } }"),
    Shape("property type Never", "@Mockable protocol P0 { var a: Never { get } }"),
    Shape(
      "property of keyword names",
      "@Mockable protocol P0 { var `default`: Int { get }; var `self`: Int { get }; var `Type`: Int { get } }"
    ),
    Shape(
      "dynamic",
      "@Mockable @dynamicMemberLookup protocol P0 { subscript(dynamicMember a: String) -> Int { get } }"
    ),
    Shape("method `init`", "@Mockable protocol P0 { func `init`(); func `subscript`(_ a: Int) }"),
    Shape(
      "static and instance property",
      "@Mockable protocol P0 { var a: Int { get }; static var a: Int { get } }"),
  ]
}

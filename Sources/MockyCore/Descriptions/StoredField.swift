import Foundation

/// A stored property of a class or a struct, as the Swift runtime describes it.
struct StoredField {
  /// It holds its value strongly.
  let isStrong: Bool
  let type: Any.Type

  /// The stored properties, those of the topmost superclass first; nil if the runtime can't list
  /// them.
  static func ofFields(of type: Any.Type) -> [StoredField]? {
    guard let functions = Functions.shared else { return nil }
    let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (0..<functions.count(type)).map { index in
      var field = Field()
      let fieldType = functions.field(type, index, &field)
      if let name = field.name { field.release?(name) }
      return StoredField(
        isStrong: field.isStrong,
        type: fieldType.map { unsafeBitCast($0, to: Any.Type.self) } ?? Any.self)
    }
  }

  /// The runtime's description of a field, as the standard library declares it.
  private struct Field {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong: Bool = false
    var isVariable: Bool = false
  }

  /// The two functions of the runtime that the standard library's own reflection uses.
  private struct Functions: Sendable {
    let count: @convention(c) (UnsafeRawPointer) -> Int
    let field: @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer?

    static let shared: Functions? = Functions()

    private init?() {
      let image = dlopen(nil, RTLD_NOW)
      guard let count = dlsym(image, "swift_reflectionMirror_recursiveCount"),
        let field = dlsym(image, "swift_reflectionMirror_recursiveChildMetadata")
      else { return nil }
      self.count = unsafeBitCast(count, to: Swift.type(of: self.count))
      self.field = unsafeBitCast(field, to: Swift.type(of: self.field))
    }
  }
}

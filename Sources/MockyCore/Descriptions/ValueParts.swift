import Foundation

/// The parts of a value, as reflection sees them.
struct ValueParts {
  /// What holds the parts together.
  enum Kind {
    case structure, object, tuple, list, set, dictionary
    /// A case of an enum, with its name; empty where that cannot be told.
    case enumCase(String)
    /// It has no parts.
    case atom
  }

  let kind: Kind
  /// The parts in their order, a part without a name by its number: "0".
  let parts: AnySequence<(name: String, value: Any)>

  /// Looks at a value that is no optional.
  init(of value: Any) {
    let mirror = Mirror(reflecting: value)
    kind = Self.kind(of: value, mirror)
    switch kind {
    case .atom: parts = AnySequence([])
    case .object, .structure: parts = Self.stored(in: value, mirror)
    case .enumCase: parts = AnySequence(Self.parts(ofCase: mirror))
    default: parts = Self.named(mirror.children)
    }
  }

  private static func kind(of value: Any, _ mirror: Mirror) -> Kind {
    switch mirror.displayStyle {
    case .struct: .structure
    case .class: isReadable(value) ? .object : .atom
    case .enum: .enumCase(mirror.children.first?.label ?? "")
    case .tuple: .tuple
    case .collection: .list
    case .set: .set
    case .dictionary: .dictionary
    default: .atom
    }
  }

  /// What a case holds; several values are in a tuple.
  private static func parts(ofCase mirror: Mirror) -> [(name: String, value: Any)] {
    guard let payload = mirror.children.first else { return [] }
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else { return [("", payload.value)] }
    return Array(named(inner.children))
  }

  private static func named(_ children: Mirror.Children) -> AnySequence<(name: String, value: Any)>
  {
    AnySequence(
      children.lazy.enumerated().map { index, child in
        let label = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        return (label ?? "\(index)", child.value)
      })
  }

  /// The stored properties of a struct, or of an object, those of its ancestors first.
  ///
  /// Only those that hold their values: to read an unowned reference whose object has gone ends the
  /// process.
  private static func stored(
    in value: Any, _ mirror: Mirror
  ) -> AnySequence<(name: String, value: Any)> {
    if value is any CustomReflectable { return named(mirror.children) }
    let groups = mirror.ancestors.reversed().map(\.children)
    guard let isStrong = FieldOwnership.ofFields(of: type(of: value)),
      isStrong.count == groups.map(\.count).reduce(0, +)
    else { return AnySequence([]) }
    let fields = groups.flatMap { children in children.indices.map { (children, $0) } }
    let readable = zip(fields, isStrong).filter(\.1).map(\.0)
    return AnySequence(
      readable.lazy.map { children, index in
        let child = children[index]
        return (child.label ?? "", child.value)
      })
  }

  /// What an actor holds belongs to it alone, and is never read from outside.
  private static func isReadable(_ object: Any) -> Bool { !(object is any Actor) }
}

extension Mirror {
  /// It, and those of the classes that its class inherits from.
  fileprivate var ancestors: [Mirror] { [self] + (superclassMirror?.ancestors ?? []) }
}

/// Tells how a class holds its stored properties.
enum FieldOwnership {
  /// Of each stored property, those of the oldest ancestor first, whether it holds its value
  /// strongly; nil where the system does not tell.
  static func ofFields(of type: Any.Type) -> [Bool]? {
    guard let functions = Functions.shared else { return nil }
    let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (0..<functions.count(type)).map { index in
      var field = Field()
      _ = functions.field(type, index, &field)
      if let name = field.name { field.release?(name) }
      return field.isStrong
    }
  }

  /// What the run time tells of a field, as the standard library declares it.
  private struct Field {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong: Bool = false
    var isVariable: Bool = false
  }

  /// The two functions of the run time that the standard library's own reflection is made with.
  private struct Functions: Sendable {
    let count: @convention(c) (UnsafeRawPointer) -> Int
    let field: @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer?

    static let shared: Functions? = Functions()

    private init?() {
      let image = dlopen(nil, RTLD_NOW)
      guard let count = dlsym(image, "swift_reflectionMirror_recursiveCount"),
        let field = dlsym(image, "swift_reflectionMirror_recursiveChildMetadata")
      else { return nil }
      self.count = unsafeBitCast(count, to: type(of: self.count))
      self.field = unsafeBitCast(field, to: type(of: self.field))
    }
  }
}

import Foundation

/// The parts of a value, as reflection sees them.
struct ValueParts {
  typealias Parts = AnySequence<(name: String, value: Any)>

  /// The kind of value that holds the parts together; nil if it has none.
  let style: Mirror.DisplayStyle?
  /// The name of an enum's case; empty if a text of its type takes the name's place.
  let caseName: String
  let mirror: Mirror
  private let value: Any

  /// Looks at a value that is no optional. Values that an actor holds belong to it alone, and are never
  /// read from outside.
  init(of value: Any) {
    (self.value, mirror) = (value, CustomText.mirror(of: value))
    style = mirror.displayStyle == .class && value is any Actor ? nil : mirror.displayStyle
    let name = style == .enum ? mirror.children.first?.label : ""
    caseName = name ?? (ValueWriter.hasOwnText(value) ? "" : "\(value)")
  }

  var isCollection: Bool { [.collection, .set, .dictionary].contains(style) }

  /// The parts in their order, a part without a name by its number: "0".
  var parts: Parts {
    switch style {
    case .struct, .class:
      value is any CustomReflectable
        ? Self.named(mirror.children) : Self.stored(in: value, mirror) { _ in true }
    case .enum: Self.parts(ofCase: mirror)
    case nil: AnySequence([])
    default: Self.named(mirror.children)
    }
  }

  /// The values that a case holds; several are in a tuple.
  private static func parts(ofCase mirror: Mirror) -> Parts {
    guard let payload = mirror.children.first else { return AnySequence([]) }
    let inner = Mirror(reflecting: payload.value)
    return inner.displayStyle == .tuple ? named(inner.children) : AnySequence([("", payload.value)])
  }

  private static func named(_ children: Mirror.Children) -> Parts {
    AnySequence(
      children.lazy.enumerated().map { index, child in
        let label = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        return (label ?? "\(index)", child.value)
      })
  }

  /// The stored properties of a struct, or of an object, those of its ancestors first. It reads
  /// only those whose types are wanted.
  ///
  /// Only those that hold their values: to read an unowned reference whose object has gone ends the
  /// process.
  static func stored(
    in value: Any, _ mirror: Mirror, where isWanted: (Any.Type) -> Bool
  ) -> Parts {
    let groups = mirror.ancestors.reversed().map(\.children)
    guard let known = StoredField.ofFields(of: type(of: value)),
      known.count == groups.map(\.count).reduce(0, +)
    else { return AnySequence([]) }
    let fields = groups.flatMap { children in children.indices.map { (children, $0) } }
    let readable = zip(fields, known).filter { $1.isStrong && isWanted($1.type) }.map(\.0)
    return AnySequence(
      readable.lazy.map { children, index in
        let child = children[index]
        return (child.label ?? "", child.value)
      })
  }
}

extension Mirror {
  /// It, and those of the classes that its class inherits from.
  fileprivate var ancestors: [Mirror] { [self] + (superclassMirror?.ancestors ?? []) }
}

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

    static let shared = try? Functions(
      count: loadedFunction("swift_reflectionMirror_recursiveCount"),
      field: loadedFunction("swift_reflectionMirror_recursiveChildMetadata"))
  }
}

/// A case of an enum with values, as the Swift runtime describes it.
struct EnumCase {
  let name: String
  /// The labels and the types of its values.
  let values: [(label: String, type: Any.Type)]

  /// The case with words for its values, such as `.message(a string starting with "a", at: any)`.
  func text(_ words: [String]) -> String {
    let texts = zip(values, words).map { value, words in
      value.label.isEmpty ? words : "\(value.label): \(words)"
    }
    return ".\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Returns the cases of an enum that hold values of some types; none if the program doesn't
  /// describe its types.
  static func all(of type: Any.Type, holding types: [Any.Type]) -> [EnumCase] {
    guard TypeKind.of(type) == .enumeration else { return [] }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<Int>.size
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    guard let fields = (descriptor + 16).target else { return [] }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).compactMap { index in
      let field = fields + 16 + index * size
      guard let name = (field + 8).target, let type = (field + 4).target,
        let payload = _getTypeByMangledNameInContext(
          type.assumingMemoryBound(to: UInt8.self), type.mangledLength,
          genericContext: descriptor, genericArguments: metadata + 2 * word)
      else { return nil }
      let values = values(of: payload)
      let isSame =
        values.map(\.type).elementsEqual(types, by: ==) || types.elementsEqual([payload], by: ==)
      let text = String(cString: name.assumingMemoryBound(to: CChar.self))
      return isSame ? EnumCase(name: text, values: values) : nil
    }
  }

  /// The labels and types of a tuple; any other type is a single one.
  private static func values(of type: Any.Type) -> [(label: String, type: Any.Type)] {
    let tuple = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard TypeKind.of(type) == .tuple, tuple[1] > 0 else { return [("", type)] }
    let labels = UnsafePointer<CChar>(bitPattern: tuple[2]).map { String(cString: $0) } ?? ""
    let names = labels.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return (0..<tuple[1]).map { index in
      let type = UnsafeRawPointer(tuple + 3 + 2 * index).load(as: Any.Type.self)
      return (index < names.count ? names[index] : "", type)
    }
  }
}

extension UnsafeRawPointer {
  /// The place that is meant by a distance here; nil if there is none.
  fileprivate var target: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    return distance == 0 ? nil : self + Int(distance)
  }

  /// The length of the mangled name here. Some bytes begin a pointer.
  fileprivate var mangledLength: UInt {
    var length = 0
    while case let byte = load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      length += byte < 0x18 ? 5 : byte < 0x20 ? 1 + MemoryLayout<Int>.size : 1
    }
    return UInt(length)
  }
}

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

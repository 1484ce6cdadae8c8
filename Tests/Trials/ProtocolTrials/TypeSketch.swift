/// A type in a random protocol: text, with the types that it is made of in between.
struct TypeSketch: Sendable {
  private let pieces: [String]
  private let parts: [TypeSketch]
  private let value: @Sendable ([String?]) -> String?

  /// A type that is only a name.
  init(_ name: String, value: String? = nil) {
    pieces = [name]
    parts = []
    self.value = { _ in value }
  }

  /// - Parameters:
  ///   - pieces: what stands around the parts, one more than there are of these.
  ///   - value: writes a value, given those of the parts.
  init(
    _ pieces: [String], _ parts: [TypeSketch],
    value: @escaping @Sendable ([String?]) -> String? = { _ in nil }
  ) {
    self.pieces = pieces
    self.parts = parts
    self.value = value
  }

  static let int = TypeSketch("Int", value: "7")

  var text: String {
    zip(pieces.dropFirst(), parts).reduce(pieces[0]) { $0 + $1.1.text + $1.0 }
  }

  /// A value of the type as an expression; nil where none can be written.
  var sample: String? { value(parts.map(\.sample)) }

  /// The type, simpler by one step in one place.
  var smaller: [TypeSketch] {
    if parts.isEmpty { return text == "Int" || text.isEmpty ? [] : [.int] }
    return [.int] + parts
      + parts.indices.flatMap { index in
        parts[index].smaller.map { part in
          var copy = parts
          copy[index] = part
          return TypeSketch(pieces, copy, value: value)
        }
      }
  }

  /// The type with words before it, which can be left out.
  func marked(_ words: String) -> TypeSketch { TypeSketch([words + " ", ""], [self]) { $0[0] } }
}

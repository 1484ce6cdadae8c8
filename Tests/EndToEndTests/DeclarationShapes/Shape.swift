/// One way to declare something, as small as it can be.
///
/// Names that end in 0 are the shape's own: all shapes are compiled as one module.
struct Shape {
  let name: String
  let source: String

  init(_ name: String, _ source: String) {
    self.name = name
    self.source = source
  }

  static let all: [Shape] =
    methods + effects + parameters + closures + ownership + generics + associatedTypes
    + properties + subscripts + types + isolation + inheritance + attributes + names + rare

  /// The shape as a file of its own.
  ///
  /// - Parameter number: what its names end in.
  func file(number: Int) -> String {
    let own = source.replacing(/\b([A-Za-z]+)0\b/) { "\($0.1)\(number)" }
    return "import Foundation\nimport MockyCore\n\n\(own)\n"
  }
}

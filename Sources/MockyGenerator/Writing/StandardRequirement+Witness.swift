extension StandardRequirement {
  /// Writes how a mock answers it.
  ///
  /// - Parameters:
  ///   - access: with a blank after it.
  ///   - type: what the mock's type is called.
  func write(_ access: String, of type: String, to lines: inout SourceLines) {
    let start = "\(access)nonisolated "
    switch self {
    case .description, .debugDescription:
      lines.add("\(start)var \(baseName): Swift.String { mockObject.name }")
    case .mirror:
      lines.block("\(start)var customMirror: Swift.Mirror {") {
        $0.add("Swift.Mirror(self, unlabeledChildren: [Swift.String]())")
      }
    case .equality:
      comparison("\(start)static func == ", type).write(to: &lines, body: ["left === right"])
    case .order:
      comparison("\(start)static func < ", type)
        .write(to: &lines, body: ["MockyCore.MockObject.areInOrder(left, right)"])
    case .hash:
      lines.block("\(start)func hash(into hasher: inout Swift.Hasher) {") {
        $0.add("hasher.combine(Swift.ObjectIdentifier(self))")
      }
    }
  }

  private func comparison(_ head: String, _ type: String) -> Signature {
    Signature(head: head, parameters: ["left: \(type)", "right: \(type)"], result: "Swift.Bool")
  }
}

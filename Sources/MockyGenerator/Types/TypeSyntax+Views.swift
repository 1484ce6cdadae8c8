extension TypeSyntax {
  /// Whether it is one of the standard library's views that cannot outlive a call.
  var isView: Bool {
    guard case .named(let components) = core, let last = components.last else { return false }
    let isStandard = components.count == 1 || components[0].name.text == "Swift"
    let isGeneric = !last.name.text.contains("Raw") && !last.name.text.contains("UTF8")
    return isStandard && Self.views.contains(last.name.text)
      && isGeneric == (last.arguments?.count == 1)
  }

  /// Whether a view of that type can be changed.
  var isMutableView: Bool {
    guard isView, case .named(let components) = core else { return false }
    return components.contains {
      $0.name.text.hasPrefix("Mutable") || $0.name.text.hasPrefix("Output")
    }
  }

  private static let views: Set<String> = [
    "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
  ]
}

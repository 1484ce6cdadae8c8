extension Member {
  /// What its generic parameters are called.
  var genericNames: [String] {
    switch self {
    case .method(let method): method.genericParameters.map(\.name.bare)
    case .subscript(let declaration): declaration.genericParameters.map(\.name.bare)
    case .initializer(let initializer): initializer.genericParameters.map(\.name.bare)
    case .typeAlias(let alias): alias.genericParameters.map(\.name.bare)
    case .property, .associatedType, .conditional, .unreadable: []
    }
  }
}

/// A kind of function with so many parameters, and the words that it is written with.
struct MockedFunction {
  let kind: FunctionKind
  let parameterCount: Int
  /// Whether its first parameter is `inout`.
  var hasInout = false

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  /// The names of the parameters: `a`, `b`.
  var names: [String] { Array(Self.letters.prefix(parameterCount)) }

  /// Their types: `A`, `B`.
  var types: [String] { names.map { $0.uppercased() } }

  /// The type parameters of what makes its mock.
  var typeParameters: String {
    let outcome =
      kind.hasResultFirst ? ["Return", "Failure: Error"] : ["Failure: Error", "Return"]
    return (kind.hasResultFirst ? outcome + types : types + outcome).joined(separator: ", ")
  }

  /// Its arguments as its expectations know them: `Void`, `A`, `(Inout<A>, B)`.
  var arguments: String {
    var types = types
    if hasInout { types[0] = "Inout<A>" }
    return switch types.count {
    case 0: "Void"
    case 1: types[0]
    default: "(\(types.joined(separator: ", ")))"
    }
  }

  /// Its type: `@Sendable (A, B) throws(Failure) -> Return`.
  ///
  /// - Parameter effect: `throws(Failure)`, `throws`, or nothing.
  func type(_ effect: String) -> String {
    let parameters = zip(types.indices, types).map { hasInout && $0 == 0 ? "inout \($1)" : $1 }
    let words = [
      kind.words, "(\(parameters.joined(separator: ", ")))", kind.isAsync ? "async" : "", effect,
      "-> Return",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What its mock is said to be a mock of: `a function with two parameters`.
  var summary: String {
    guard hasInout else { return "\(kind.summary), with \(Self.counts[parameterCount])" }
    return "\(kind.summary), with an `inout` parameter"
      + (parameterCount > 1 ? " and another one" : "")
  }

  private static let counts =
    ["no parameters", "one parameter"]
    + ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map {
      "\($0) parameters"
    }
}

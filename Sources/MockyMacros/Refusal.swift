/// Why a request is not fulfilled, and what to do instead.
///
/// None of them occurs with the compilers this was tried with: each means that compiler and plugin
/// do not belong together.
enum Refusal: CustomStringConvertible {
  /// The compiler asks for something else than an expansion, or in other words.
  case unknownMessage(String)
  /// The macro's declaration names another implementation.
  case unknownMacro(String)
  /// The macro is declared with another role.
  case unknownRole(String)

  var description: String { "\(reason); \(Self.wayOut)" }

  private var reason: String {
    switch self {
    case .unknownMessage(let name):
      "Mocky's macro does not understand this compiler's message '\(name)'"
    case .unknownMacro(let name):
      "Mocky has no macro of type '\(name)'"
    case .unknownRole(let name):
      "Mocky's macro has no role '\(name)'"
    }
  }

  private static let wayOut =
    "the plugin needs no macro: take away @Mockable, and give the test target "
    + "'plugins: [.plugin(name: \"MockyPlugin\", package: \"Mocky\")]'"
}

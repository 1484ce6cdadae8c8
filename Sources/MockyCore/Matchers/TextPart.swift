/// The expected beginning or end of a string, or a part somewhere in it.
enum TextPart {
  case start(String)
  case end(String)
  case somewhere(String)

  var text: String {
    switch self {
    case .start(let text), .end(let text), .somewhere(let text): text
    }
  }

  /// "starting with".
  var words: String {
    switch self {
    case .start: "starting with"
    case .end: "ending with"
    case .somewhere: "containing"
    }
  }
}

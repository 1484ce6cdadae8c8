/// The expected beginning or end of a string, or a part somewhere in it.
struct TextPart {
  /// The place of the part, in the words of messages.
  enum Place: String {
    case start = "starting with"
    case end = "ending with"
    case somewhere = "containing"
  }

  let place: Place
  let text: String
}

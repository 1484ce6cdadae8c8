/// Counts in words. Plurals are written out, and every message takes them from here.
enum Counts {
  /// "never", "once", "3 times".
  static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }

  /// "1st", "2nd", "3rd", "4th", "11th", "21st".
  static func ordinal(_ number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "\(number)th"
    case (_, 1): "\(number)st"
    case (_, 2): "\(number)nd"
    case (_, 3): "\(number)rd"
    default: "\(number)th"
    }
  }

  /// "a 2nd", "an 8th", "an 11th", "an 18th", "an 80th".
  static func ordinalWithArticle(_ number: Int) -> String {
    let ordinal = ordinal(number)
    // The first word of a number is for its digits before the last groups of three.
    let groups = String(ordinal.prefix(while: \.isNumber)).count
    let leading = ordinal.prefix((groups - 1) % 3 + 1)
    let beginsWithVowel = leading.first == "8" || leading == "11" || leading == "18"
    return "\(beginsWithVowel ? "an" : "a") \(ordinal)"
  }

  /// "a String", "an Int".
  static func withArticle(_ noun: String) -> String {
    "\("AEIOaeio".contains(noun.prefix(1)) ? "an" : "a") \(noun)"
  }

  /// "1 call", "2 calls".
  static func of(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// "the call", "one of the 2 calls", "3 of the 5 calls", "all 3 calls".
  static func share(_ count: Int, of all: Int) -> String {
    if count == all { return all == 1 ? "the call" : "all \(all) calls" }
    return "\(count == 1 ? "one" : "\(count)") of the \(all) calls"
  }

  /// "… and 3 more", if there are more.
  static func rest(_ count: Int) -> [String] { count > 0 ? ["… and \(count) more"] : [] }

  /// "a", "a and b", "a, b and c".
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let comma = conjunction == "or" ? "," : ""
    return "\(words.dropLast().joined(separator: ", "))\(comma) \(conjunction) \(last)"
  }
}

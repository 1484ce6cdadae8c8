import Foundation

/// The texts of two dates, with enough digits to distinguish them.
enum DateText {
  static func of(_ left: Date, _ right: Date) -> (String, String, remark: String) {
    let hasFraction = [left, right].contains {
      abs($0.timeIntervalSinceReferenceDate.remainder(dividingBy: 1)) >= 0.0005
    }
    for digits in hasFraction ? [3, 6] : [0, 3, 6] {
      let texts = (text(left, digits), text(right, digits))
      if texts.0 != texts.1 { return (texts.0, texts.1, "") }
    }
    let distance = String(format: "%.3g", abs(left.timeIntervalSince(right)))
    return (text(left, 6), text(right, 6), ", which differs by \(distance) seconds")
  }

  /// "2023-11-14 22:13:20.250 +0000".
  private static func text(_ date: Date, _ digits: Int) -> String {
    let scale = pow(10, Double(digits))
    let seconds = (date.timeIntervalSinceReferenceDate * scale).rounded() / scale
    let whole = seconds.rounded(.down)
    let text = "\(Date(timeIntervalSinceReferenceDate: whole))"
    guard digits > 0 else { return text }
    let fraction = String(format: "%.\(digits)f", seconds - whole).dropFirst()
    return text.replacingOccurrences(of: " +", with: "\(fraction) +")
  }
}

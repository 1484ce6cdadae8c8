/// A range that is shown as it is written, its bounds as any other value.
protocol DescribedRange {
  var rangeText: String { get }
}

extension ClosedRange: DescribedRange {
  var rangeText: String { "\(ValueText.of(lowerBound))...\(ValueText.of(upperBound))" }
}

extension Range: DescribedRange {
  var rangeText: String { "\(ValueText.of(lowerBound))..<\(ValueText.of(upperBound))" }
}

extension PartialRangeFrom: DescribedRange {
  var rangeText: String { "\(ValueText.of(lowerBound))..." }
}

extension PartialRangeThrough: DescribedRange {
  var rangeText: String { "...\(ValueText.of(upperBound))" }
}

extension PartialRangeUpTo: DescribedRange {
  var rangeText: String { "..<\(ValueText.of(upperBound))" }
}

/// The settings of a context.
struct ContextSettings {
  var namingScheme: any NamingScheme = CamelCaseNaming()
  var defaults = DefaultValues()
  var resetsWhenAsserting: Bool = true
  var reportsUnusedAllowances: Bool = false
  private(set) var callOptions: CallOptions = []
  /// True if an option applies to each call. Every call reads this flag.
  private(set) var hasCallOptions: Bool = false

  mutating func set(_ kind: CallOptions, _ isOn: Bool) {
    if isOn { callOptions.insert(kind) } else { callOptions.remove(kind) }
    hasCallOptions = callOptions.rawValue != 0
  }
}

/// The settings of a context.
struct ContextSettings {
  var namingScheme: any NamingScheme = CamelCaseNaming()
  var defaults = DefaultValues()
  var resetsWhenAsserting: Bool = true
  var reportsUnusedAllowances: Bool = false
  private(set) var watch: CallOptions = []
  /// True if an option applies to each call. Every call reads this flag.
  private(set) var watchesCalls: Bool = false

  mutating func setWatch(_ kind: CallOptions, _ isOn: Bool) {
    if isOn { watch.insert(kind) } else { watch.remove(kind) }
    watchesCalls = watch.rawValue != 0
  }
}

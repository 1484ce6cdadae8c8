/// The line of a failure that says where a call came from, where the platform has backtraces.
func calledFrom(_ function: String, _ place: String) -> String {
  #if canImport(Darwin)
    ""
  #else
    "\n  called from  \(function)  \(place)"
  #endif
}

/// What the plugin answers: an object with one member, whose name is the kind of the answer.
enum PluginAnswer: Encodable {
  /// Which version of the protocol the plugin speaks.
  case getCapabilityResult(capability: Capability)
  /// What a macro is expanded to, and what is to be said about it.
  case expandMacroResult(expandedSource: String?, diagnostics: [CompilerDiagnostic])

  /// What the plugin can do.
  struct Capability: Encodable {
    let protocolVersion: Int
  }
}

/// A source as the command reads it: where it is, whose it is, what stands in it.
package struct SourceInput: Sendable {
  package var path: String
  /// The module that it is compiled into.
  package var module: String
  package var bytes: [UInt8]

  /// The flags that its module alone is compiled with.
  package var flags: Set<String> = []

  package init(path: String, module: String, bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
  }

  /// The path's last component.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}

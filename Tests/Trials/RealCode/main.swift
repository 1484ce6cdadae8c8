// Writes mocks on demand for every protocol of real packages, and compiles them in Swift 6 mode.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else {
  print(
    """
    usage: real-code MODULES SCRATCH FOLDER...

    Fifty requirements of the protocols are called through their mocks.
    MODULES is the folder that MockyCore.swiftmodule stands in, such as .build/debug/Modules.
    What is written goes to SCRATCH. In each FOLDER 'swift build' has been run: of a package, or of
    one that depends on others, whose libraries then are tried too.
    """)
  exit(2)
}

guard FileManager.default.fileExists(atPath: "\(arguments[0])/MockyCore.swiftmodule") else {
  print("there is no MockyCore.swiftmodule in \(arguments[0])")
  exit(2)
}

var all = Figures()
var packages: [String: Figures] = [:]
var called: [String] = []
for path in arguments.dropFirst(2) {
  let folder = BuiltFolder(URL(filePath: path))
  var calls = CallTrial(
    folder: folder, mockyModules: arguments[0],
    scratch: URL(filePath: arguments[1]).appending(path: "calls-\(folder.name)"))
  for module in folder.modules where packages[module.package, default: Figures()].takes(module) {
    var trial = ModuleTrial(
      module: module, mockyModules: arguments[0],
      scratch: URL(filePath: arguments[1]).appending(path: module.package))
    trial.run(dependencies: folder.modules(importedBy: module))
    calls.take(trial)
    packages[module.package]?.add(trial.protocols, of: module.name)
    for line in trial.unexplained { print("  \(module.name): \(line)") }
    if !trial.protocols.isEmpty { print("  \(module.name): \(trial.protocols.count) protocols") }
  }
  called += calls.run(count: 50 - called.count)
}
packages = packages.filter { !$0.value.isEmpty }
for (name, figures) in packages.sorted(by: { $0.key < $1.key }) {
  print("\(name): \(figures)")
  all.add(figures)
}
print("\nAltogether \(packages.count) packages: \(all)")
print("\(called.count) called through their mocks")
print("\(all.reasons)")

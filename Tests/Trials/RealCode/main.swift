// Writes mocks on demand for every protocol and class of real packages, and compiles them in Swift
// 6 mode.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else {
  print(
    """
    usage: real-code MODULES SCRATCH FOLDER...

    Writes and compiles the mocks of all protocols and of all classes that are not final, and calls
    fifty requirements of protocols through their mocks.
    MODULES is the folder of MockyCore.swiftmodule, such as .build/debug/Modules. The files go to
    SCRATCH. In each FOLDER, you have run 'swift build' for a package. The trial includes the
    libraries that the package depends on.
    """)
  exit(2)
}

guard FileManager.default.fileExists(atPath: "\(arguments[0])/MockyCore.swiftmodule") else {
  print("there is no MockyCore.swiftmodule in \(arguments[0])")
  exit(2)
}

var all: [DeclarationKind: [String: Figures]] = [:]
var modules: Set<String> = []
var called: [String] = []
for path in arguments.dropFirst(2) {
  let folder = BuiltFolder(URL(filePath: path))
  var calls = CallTrial(
    folder: folder, mockyModules: arguments[0],
    scratch: URL(filePath: arguments[1]).appending(path: "calls-\(folder.name)"))
  for module in folder.modules where modules.insert("\(module.package).\(module.name)").inserted {
    for kind in DeclarationKind.allCases {
      var trial = ModuleTrial(
        module: module, mockyModules: arguments[0],
        scratch: URL(filePath: arguments[1]).appending(path: module.package), kind: kind)
      trial.run(dependencies: folder.modules(importedBy: module))
      if kind == .protocol { calls.take(trial) }
      for line in trial.unexplained { print("  \(module.name): \(line)") }
      guard !trial.mocked.isEmpty else { continue }
      all[kind, default: [:]][module.package, default: Figures(kind)]
        .add(trial.mocked, of: module.name)
      print("  \(module.name): \(trial.mocked.count) \(kind.plural)")
    }
  }
  called += calls.run(count: 50 - called.count)
}
for kind in DeclarationKind.allCases {
  let packages = all[kind, default: [:]].sorted { $0.key < $1.key }
  var sum = Figures(kind)
  for (name, figures) in packages {
    print("\(name): \(figures)")
    sum.add(figures)
  }
  print("\nAltogether \(packages.count) packages: \(sum)\n\(sum.reasons)\n")
}
print("\(called.count) called through their mocks")

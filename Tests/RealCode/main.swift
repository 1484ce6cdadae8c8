// Writes mocks for every protocol of real packages, and compiles them in Swift 6 mode.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else {
  print(
    """
    usage: real-code MODULES SCRATCH PACKAGE...

    MODULES is the folder that MockyCore.swiftmodule stands in, such as .build/debug/Modules;
    each PACKAGE is a folder in which 'swift build' has been run; what is written goes to SCRATCH.
    """)
  exit(2)
}

guard FileManager.default.fileExists(atPath: "\(arguments[0])/MockyCore.swiftmodule") else {
  print("there is no MockyCore.swiftmodule in \(arguments[0])")
  exit(2)
}

var all = Figures()
for folder in arguments.dropFirst(2) {
  var figures = Figures()
  let package = BuiltPackage(folder: URL(filePath: folder))
  let scratch = URL(filePath: arguments[1]).appending(path: package.name)
  for module in package.modules {
    var trial = ModuleTrial(
      module: module, earlier: package.modules(importedBy: module), mockyModules: arguments[0],
      scratch: scratch)
    trial.run()
    figures.add(trial.protocols, of: module.name)
    for line in trial.unexplained { print("  \(module.name): \(line)") }
  }
  print("\(package.name): \(figures)")
  all.add(figures)
}
print("\nAltogether: \(all)\n\(all.reasons)")

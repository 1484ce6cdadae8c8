// Writes mocks on demand for every protocol and class of real packages, and compiles them in Swift
// 6 mode.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else {
  print(
    """
    usage: real-code MODULES SCRATCH FOLDER...
           real-code --write CORPUS FOLDER...
           real-code --compare CORPUS FOLDER...

    Writes and compiles the mocks of all protocols and of all classes that are not final, and calls
    fifty requirements of protocols through their mocks.
    MODULES is the folder of MockyCore.swiftmodule, such as .build/debug/Modules. The files go to
    SCRATCH. In each FOLDER, you have run 'swift build' for a package. The trial includes the
    libraries that the package depends on.

    With '--write', it only writes the mocks of the Swift files in each FOLDER, by macro and by
    command, into the folder CORPUS. With '--compare', it compares them with those in CORPUS, and
    fails if one is different.
    """)
  exit(2)
}

if ["--write", "--compare"].contains(arguments[0]) {
  let corpus = Corpus(of: arguments.dropFirst(2).map { URL(filePath: $0) })
  let folder = URL(filePath: arguments[1])
  if arguments[0] == "--write" {
    try corpus.write(to: folder)
    print("\(corpus.texts.count) files")
    exit(0)
  }
  let differences = corpus.differences(from: Corpus(from: folder))
  for place in differences.different { print(place) }
  print(
    "\(differences.equal) equal, \(differences.spaced.count) but for blanks, "
      + "\(differences.different.count) different")
  exit(differences.spaced.isEmpty && differences.different.isEmpty ? 0 : 1)
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

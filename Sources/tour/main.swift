// The tour: the publisher and its subscribers of LRMocky's introduction, test by test.
let terminal = Terminal()
let scenes: [Scene] = [
  .firstTest, .firstPass, .twoSubscribers, .wrongMessage, .conversation, .consecutiveCalls,
  .background,
]

terminal.line("Mocky: a publisher is written against mocks of its subscribers.")
terminal.line()
for (index, scene) in scenes.enumerated() {
  terminal.show(scene, number: index + 1, failures: await scene.failures())
}

// The tour: a publisher is written against mocks of its subscribers, as in LRMocky's introduction.
let terminal = Terminal()
let scenes: [Scene] = [
  FirstTest.scene, FirstPass.scene, SecondTest.scene, Scene.everySubscriber, .mistake,
  .conversation, .consecutiveCalls, .anotherThread,
]

terminal.title("Mocky: a publisher is written against mocks of its subscribers")
terminal.line("A subscriber is whatever has these members; @Mockable writes MockSubscriber for it.")
terminal.line()
terminal.show(.declaration("@Mockable", in: "Subscriber.swift"), as: "the protocol")

for (index, scene) in scenes.enumerated() {
  terminal.title("\(index + 1). \(scene.title)")
  terminal.show(scene, failures: await scene.failures())
}

terminal.title("Where to go from here")
terminal.line("Guides/GettingStarted.md builds this publisher in ten minutes, Guides/CheatSheet.md")
terminal.line("has the whole language on a page, and `swift test` runs Mocky's own tests.")

// The tour: a publisher is built test-first, as in Getting started.
let terminal = Terminal()

terminal.title("This tour builds a publisher test-first")
terminal.line(
  "`Subscriber` is the protocol that we mock. You don't write `MockSubscriber`: when a test")
terminal.line("mentions it, Mocky's build plugin generates it from this protocol.")
terminal.line()
terminal.show(.declaration("protocol Subscriber", in: "Subscriber.swift"), as: "the protocol")

for (index, scene) in scenes.enumerated() {
  terminal.title("\(index + 1). \(scene.title)")
  terminal.show(scene, failures: await scene.failures())
}

terminal.title("What to read next")
terminal.line("Guides/GettingStarted.md      build this publisher yourself, in ten minutes")
terminal.line("Guides/Newsroom               a package to copy: a view model, a delegate, HTTP")
terminal.line("Guides/CheatSheet.md          each word of the language, with a sample")
terminal.line("Guides/ReadingFailures.md     what a failure means, by its first words")

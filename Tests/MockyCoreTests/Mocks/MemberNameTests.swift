import Testing

@testable import MockyCore

struct MemberNameTests {
  static let calls: [(MemberName, [String], String)] = [
    ("up()", [], "bob.up()"),
    ("say(_:)", ["\"x\""], "bob.say(\"x\")"),
    ("forward(_:why:)", ["1", "\"x\""], "bob.forward(1, why: \"x\")"),
    ("move(from:to:)", ["1", "2"], "bob.move(from: 1, to: 2)"),
    ("parse(_:) Int", ["1"], "bob.parse(1)"),
    ("parse(_:) (Int, [Key: Int]) -> Void", ["1"], "bob.parse(1)"),
    ("init(x:)", ["1"], "bob.init(x: 1)"),
    (.method("operator +(_:_:)"), ["a", "b"], "bob.operator +(a, b)"),
    (.getter("name"), [], "bob.name"),
    (.setter("name"), ["\"x\""], "bob.name = \"x\""),
    (.subscriptGetter("subscript(_:)"), ["1"], "bob[1]"),
    (.subscriptGetter("subscript(_:in:)"), ["1", "2"], "bob[1, in: 2]"),
    (.subscriptSetter("subscript(_:)"), ["1", "\"x\""], "bob[1] = \"x\""),
    (.subscriptSetter("subscript(_:in:)"), ["1", "2", "\"x\""], "bob[1, in: 2] = \"x\""),
  ]

  @Test(arguments: calls)
  func aCallIsShownAsItIsWritten(member: MemberName, arguments: [String], text: String) {
    #expect(member.callText(on: "bob", arguments) == text)
  }

  @Test(arguments: [
    (MemberName("up()"), "up"), ("forward(_:why:)", "forward"), ("parse(_:) Int", "parse"),
    (.getter("name"), "name"), (.subscriptSetter("subscript(_:)"), "subscript"),
  ])
  func theBaseNameHasNoLabels(member: MemberName, name: String) {
    #expect(member.baseName == name)
  }

  @Test func labelsAreThoseOfTheParameters() {
    #expect(MemberName("up()").labels.isEmpty)
    #expect(MemberName("forward(_:why:)").labels == [nil, "why"])
    #expect(MemberName.getter("name").labels.isEmpty)
    #expect(MemberName.setter("name").labels == ["new value"])
    #expect(MemberName.subscriptSetter("subscript(_:)").labels == [nil, "new value"])
  }

  @Test func membersOfDifferentKindsAreDifferent() {
    #expect(MemberName.getter("name").key != MemberName.setter("name").key)
    #expect(
      MemberName.subscriptGetter("subscript(_:)").key
        != MemberName.subscriptSetter("subscript(_:)").key)
    #expect(MemberName.method("up()").key == MemberName("up()").key)
  }
}

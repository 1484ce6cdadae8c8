import Mocky
import Testing

@Mockable protocol Reader {
  func read() -> String
  func close()
}

@Mockable protocol Writer {
  func write(_ text: String)
  func close()
}

/// The protocol of `ChildDefault` with the requirement that its extension implements.
enum Redeclared {
  @Mockable protocol Recorder: Reader {
    func record(_ text: String)
    func read() -> String  // redeclared, because an extension of Recorder implements it
  }
}

extension Redeclared.Recorder {
  func read() -> String { "nothing" }
}

@Mockable protocol Editor: Reader, Writer {
  func close()  // redeclared, because both parents have it
}

@Mockable protocol Container {
  associatedtype Item
  func add(_ item: Item)
}

@Mockable protocol Shelf: Container {
  associatedtype Item  // redeclared, so the mock is generic over it
  func sort()
}

@Suite(.mockery) struct InheritanceTests {
  let context = Mockery.current

  @Test func aChildHasWhatItsParentExpects() {
    let recorder = context.mock(Redeclared.MockRecorder.self)
    context.check {
      expectThat(recorder).receives.record("hello")
      expectThat(recorder).receives.read().then.returns("text")
      expectThat(recorder).receives.close()
    }
    recorder.record("hello")
    #expect((recorder as any Reader).read() == "text")
    recorder.close()
  }

  @Test func twoParents() {
    let editor = context.mock(MockEditor.self)
    context.check {
      expectThat(editor).receives.read().then.returns("text")
      expectThat(editor).receives.write("text")
      expectThat(editor).receives.close()
    }
    editor.write(editor.read())
    (editor as any Writer).close()
  }

  @Test func parentsWithAssociatedTypes() {
    let shelf = context.mock(MockShelf<String>.self)
    context.check {
      expectThat(shelf).receives.add("book")
      expectThat(shelf).receives.sort()
    }
    shelf.add("book")
    shelf.sort()
  }
}

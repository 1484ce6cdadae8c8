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

@Mockable protocol Logger: Reader {
  func log(_ text: String)
  func read() -> String  // redeclared, because the extension below has a default for it
}

extension Logger {
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
    let logger = context.mock(MockLogger.self)
    context.check {
      expectThat(logger).receives.log("hello")
      expectThat(logger).receives.read().then.returns("text")
      expectThat(logger).receives.close()
    }
    logger.log("hello")
    #expect((logger as any Reader).read() == "text")
    logger.close()
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

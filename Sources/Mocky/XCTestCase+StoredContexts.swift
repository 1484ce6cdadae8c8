#if canImport(XCTest)
  import Foundation
  import MockyCore
  import XCTest

  extension XCTestCase {
    /// Verifies the contexts in its stored properties, which XCTest never releases. A class that
    /// acts afterwards may verify them itself: the end of the process then lists those that are
    /// left.
    func endStoredContexts(of run: XCTestRun) {
      for (property, context) in Mockery.stored(in: self) {
        guard let reporter = context.context.reporter as? TestReporter,
          reporter.isOlderThanTests || reporter.home?.isSame(as: run) ?? false
        else { continue }
        reporter.isKept(in: property)
        if !Self.actsAfterTeardownBlocks { context.assertSatisfied(at: .endOfTest) }
      }
    }

    #if canImport(Darwin)
      private static var actsAfterTeardownBlocks: Bool {
        let names = [
          "tearDown", "tearDownWithError:", "tearDownWithCompletionHandler:", "invokeTest",
          "performTest:",
        ]
        return names.map(NSSelectorFromString).contains { name in
          !XCTestCase.instancesRespond(to: name)
            || instanceMethod(for: name) != XCTestCase.instanceMethod(for: name)
        }
      }
    #elseif os(Linux)
      /// A runtime function, for calls across modules, finds the methods that the class overrides.
      /// It takes the mangled names of XCTest's own methods.
      private static var actsAfterTeardownBlocks: Bool {
        typealias Pointer = UnsafeRawPointer
        let image = dlopen(nil, RTLD_NOW)
        guard let address = dlsym(image, "swift_lookUpClassMethod") else { return true }
        let lookUp = unsafeBitCast(
          address, to: (@convention(c) (Pointer, Pointer, Pointer) -> Pointer).self)
        let methods = [
          ("$s6XCTestAAC", "8tearDownyyF"), ("$s6XCTestAAC", "17tearDownWithErroryyKF"),
          ("$s6XCTestAAC", "8tearDownyyYaKF"), ("$s6XCTest0A4CaseC", "10invokeTestyyF"),
        ]
        return methods.contains { owner, name in
          guard let method = dlsym(image, "\(owner)\(name)Tq"),
            let owner = dlsym(image, "\(owner)Mn")
          else { return true }
          func found(_ type: AnyClass) -> Pointer {
            lookUp(unsafeBitCast(type, to: Pointer.self), method, owner)
          }
          return found(self) != found(XCTestCase.self)
        }
      }
    #else
      private static var actsAfterTeardownBlocks: Bool { true }
    #endif
  }
#endif

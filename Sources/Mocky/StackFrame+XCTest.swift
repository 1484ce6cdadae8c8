#if canImport(XCTest) && canImport(Darwin)
  import MockyCore
  import XCTest

  extension StackFrame {
    /// The function at an address, as XCTest finds it by the debug information; nil if it does not.
    init?(at address: UInt) {
      guard let info = try? XCTSourceCodeFrame(address: UInt64(address)).symbolInfo() else {
        return nil
      }
      self.init(
        function: info.symbolName, symbol: Self.symbol(at: address) ?? info.symbolName,
        path: info.location?.fileURL.path ?? "", line: info.location?.lineNumber ?? 0)
    }

    /// The name in the symbol table, without the underscore that all names in C have.
    private static func symbol(at address: UInt) -> String? {
      var found = Dl_info()
      guard dladdr(UnsafeRawPointer(bitPattern: address), &found) != 0, let name = found.dli_sname
      else { return nil }
      let symbol = String(cString: name)
      return symbol.hasPrefix("_$s") ? String(symbol.dropFirst()) : symbol
    }
  }
#endif

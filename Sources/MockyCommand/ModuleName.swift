/// A module's name, derived from that of a target or product.
///
/// A name that is an identifier stays as it is. In other names, each character that an identifier
/// cannot have becomes an underscore, and so does a digit at the beginning. "My App" is built as
/// `My_App`, "7 Days" as `__Days`.
///
/// This is the rule of Xcode's setting `PRODUCT_MODULE_NAME`, and of the package manager.
struct ModuleName {
  let text: String

  init(of product: String) {
    var text = String.UnicodeScalarView()
    for scalar in product.unicodeScalars {
      let isAllowed = text.isEmpty ? scalar.mayBegin : scalar.mayFollow
      text.append(isAllowed ? scalar : "_")
    }
    self.text = String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var mayBegin: Bool { self == "_" || properties.isXIDStart }
  fileprivate var mayFollow: Bool { properties.isXIDContinue }
}

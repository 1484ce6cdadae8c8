/// A module's name, from that of a target or product.
///
/// A name that is an identifier stays as it is. In any other, what cannot stand in an identifier is an
/// underscore, a digit at its beginning too: "My App" is built as `My_App`, "7 Days" as `__Days`.
///
/// The rule is that of Xcode's setting `PRODUCT_MODULE_NAME`, and of the package manager.
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

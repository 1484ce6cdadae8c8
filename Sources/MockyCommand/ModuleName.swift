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
    var scalars = String.UnicodeScalarView()
    for scalar in product.unicodeScalars {
      let isAllowed =
        scalars.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
      scalars.append(isAllowed ? scalar : "_")
    }
    text = String(scalars)
  }
}

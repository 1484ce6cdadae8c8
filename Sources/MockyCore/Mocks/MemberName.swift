/// The kind and the full name of a member, as a mock passes them on: `.getter("name")`.
///
/// ```swift
/// var name: String { mockObject.call(.getter("name"), returning: String.self) }
/// ```
public struct MemberName: Sendable {
  /// The kinds of members.
  package enum Kind: UInt8, Hashable, Sendable {
    case method, getter, setter, subscriptGetter, subscriptSetter, function, notification
  }

  package let kind: Kind
  /// The full name as Swift writes it: `receive(_:urgent:)`, `name`, `subscript(_:)`.
  package let name: String

  /// The text that distinguishes it from all other members of its type. Calls are looked up by it,
  /// and a debug build finds a plain string fastest.
  var key: String {
    kind == .setter || kind == .subscriptSetter ? "\(name)=" : name
  }

  /// Returns the name of a method.
  ///
  /// - Parameter name: the full name, with labels.
  public static func method(_ name: String) -> MemberName { Self(kind: .method, name: name) }

  /// Returns the name of a function's call. Failures show the function's name alone, and the
  /// labels.
  ///
  /// - Parameter name: the full name, with labels.
  public static func function(_ name: String) -> MemberName { Self(kind: .function, name: name) }

  /// The posting of a notification, for which a center is the mock.
  static let notification = MemberName(kind: .notification, name: "post(name:object:)")

  /// No member at all.
  static let none = MemberName(kind: .notification, name: "")

  /// Returns the name of a property that is read.
  ///
  /// - Parameter name: the property's name.
  public static func getter(_ name: String) -> MemberName { Self(kind: .getter, name: name) }

  /// Returns the name of a property that is set, to the new value as its one argument.
  ///
  /// - Parameter name: the property's name.
  public static func setter(_ name: String) -> MemberName { Self(kind: .setter, name: name) }

  /// Returns the name of a subscript that is read, with its indices as the arguments.
  ///
  /// - Parameter name: the full name, with labels.
  public static func subscriptGetter(_ name: String) -> MemberName {
    Self(kind: .subscriptGetter, name: name)
  }

  /// Returns the name of a subscript that is set, with its indices and the new value as the
  /// arguments.
  ///
  /// - Parameter name: the full name, with labels.
  public static func subscriptSetter(_ name: String) -> MemberName {
    Self(kind: .subscriptSetter, name: name)
  }

  /// The setter of a property or subscript that is read; nil for other members.
  var setter: MemberName? {
    switch kind {
    case .getter: .setter(name)
    case .subscriptGetter: .subscriptSetter(name)
    default: nil
    }
  }

  /// Other members differ from it only in their types.
  var isOverloaded: Bool { shownName.utf8.count < name.utf8.count }

  /// The name as messages show it: without the text for overloads.
  package var shownName: String { name.firstIndex(of: ")").map { String(name[...$0]) } ?? name }

  /// The types of its parameters, and its effects and result, if it has overloads: "(Int)", " async
  /// -> String".
  fileprivate var signature: (types: Substring, end: Substring) {
    let whole = name.dropFirst(shownName.count)
    var depth = 0
    let close = whole.indices.first { index in
      depth += whole[index] == "(" ? 1 : whole[index] == ")" ? -1 : 0
      return whole[index] == ")" && depth == 0
    }
    guard let close else { return (whole, "") }
    return (whole[...close], whole[close...].dropFirst())
  }

  /// The name without labels, which ``Mockery`` matches in `methods:`: "receive", "name".
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The labels of its parameters, nil for those that have none.
  package var labels: [String?] {
    guard let open = name.firstIndex(of: "("), let close = name.firstIndex(of: ")") else {
      return kind == .setter ? ["new value"] : []
    }
    let labels = name[name.index(after: open)..<close].split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }
    return kind == .subscriptSetter ? labels + ["new value"] : labels
  }

  /// Returns a call of this member, as Swift code writes it.
  package func callText(on subject: String, _ arguments: [String]) -> String {
    let labels = labels
    let written = arguments.enumerated().map { index, text in
      labels.label(index).map { "\($0): \(text)" } ?? text
    }
    let list = written.joined(separator: ", ")
    switch kind {
    case .getter: return "\(subject).\(name)"
    case .setter: return "\(subject).\(name) = \(arguments.last ?? "")"
    case .subscriptGetter: return "\(subject)[\(list)]"
    case .subscriptSetter:
      return "\(subject)[\(written.dropLast().joined(separator: ", "))] = \(arguments.last ?? "")"
    case .method, .notification: return "\(subject).\(baseName)(\(list))"
    case .function: return "\(subject)(\(list))"
    }
  }
}

extension MockObject {
  /// Returns a call as Swift code writes it, with the types that distinguish it from calls of
  /// overloads that the test uses, too. Takes the context's lock.
  /// - Parameter values: the arguments; `()` for those that have no single value.
  func callText(_ member: MemberName, _ texts: [String], of values: [Any]) -> String {
    guard member.isOverloaded else { return member.callText(on: name, texts) }
    let own = member.signature
    let others = context.update { _ in table.members.values.map(\.member) }.filter {
      $0.kind == member.kind && $0.shownName == member.shownName && $0.name != member.name
    }.map(\.signature)
    let isTyped = others.contains { $0.types != own.types }
    let shown = texts.enumerated().map { index, text in
      isTyped && index < values.count ? ValueText.typed(text, values[index]) : text
    }
    let end = others.contains { $0.types == own.types } ? own.end : ""
    return "\(member.callText(on: name, shown))\(end)"
  }
}

extension [String?] {
  /// Returns the label of an argument. The arguments of a parameter pack share one label.
  func label(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }

  /// Returns the name of an argument in messages: "'urgent'", "new value", "argument 1".
  func name(_ index: Int) -> String {
    label(index).map { $0.contains(" ") ? $0 : "'\($0)'" } ?? "argument \(index + 1)"
  }
}

extension MemberName: ExpressibleByStringLiteral {
  /// Makes the name of a method, with its labels: `"receive(_:urgent:)"`.
  ///
  /// Overloads that differ only in their types have a text after the parenthesis: `"parse(_:)
  /// Int"`.
  public init(stringLiteral value: String) {
    kind = .method
    name = value
  }
}

/// The arguments of a call in their order, as a mock passes them on: `[message, count]`.
///
/// Write `.one(message)` for a single argument, for which a debug build then makes no array.
///
/// It wraps arguments in the engine, so that generated members stay short.
public struct ArgumentList: ExpressibleByArrayLiteral {
  /// The argument, if it is a single one.
  let only: Any
  /// The arguments as a list; nil for a single one.
  let several: [Any]?

  /// Makes a list of any number of arguments.
  public init(_ arguments: [Any]) {
    only = ()
    several = arguments
  }

  /// Makes a list from an array literal.
  public init(arrayLiteral arguments: Any...) { self.init(arguments) }

  @_transparent init(only: Any) {
    self.only = only
    several = nil
  }

  /// Returns a list of a single argument.
  public static func one(_ argument: Any) -> ArgumentList { ArgumentList(only: argument) }

  /// A list without arguments.
  public static var none: ArgumentList { ArgumentList([]) }

  @_transparent var all: [Any] {
    if let several { return several }
    return [only]
  }
}

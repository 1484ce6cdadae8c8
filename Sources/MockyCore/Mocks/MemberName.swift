/// A member of a mocked type, by its kind and its full name, as in
/// `mockObject.call(.getter("name"))`.
public struct MemberName: Sendable, ExpressibleByStringLiteral {
  /// The kinds of members.
  package enum Kind: UInt8, Hashable, Sendable {
    case method, getter, setter, subscriptGetter, subscriptSetter, function, notification
  }

  package let kind: Kind
  /// The full name as Swift writes it: `receive(_:urgent:)`, `name`, `subscript(_:)`.
  package let name: String

  private init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The text that tells it from all other members of its type. Calls are looked up by it, and a
  /// plain string is what a debug build finds fastest.
  var key: String {
    switch kind {
    case .method, .getter, .subscriptGetter, .function, .notification: name
    case .setter, .subscriptSetter: "\(name)="
    }
  }

  /// Tells whether both are written in the same way, as those of two calls of one member are.
  @_transparent func isSame(as other: MemberName) -> Bool {
    kind == other.kind ? name == other.name : false
  }

  /// A method, by its full name with labels, such as `"receive(_:urgent:)"`. Overloads that differ
  /// in nothing but types are told apart by what follows the parenthesis: `"parse(_:) Int"`.
  public init(stringLiteral value: String) {
    kind = .method
    name = value
  }

  /// A method, by its full name.
  public static func method(_ name: String) -> MemberName { MemberName(.method, name) }

  /// The call of a function: messages name the function alone, and show the names of its arguments.
  public static func function(_ name: String) -> MemberName { MemberName(.function, name) }

  /// The posting of a notification, to which a center stands as a mock does to a call.
  static let notification = MemberName(.notification, "post(name:object:)")

  /// No member at all.
  static let none = MemberName(.notification, "")

  /// The reading of a property.
  public static func getter(_ name: String) -> MemberName { MemberName(.getter, name) }

  /// The writing of a property; its one argument is the new value.
  public static func setter(_ name: String) -> MemberName { MemberName(.setter, name) }

  /// The reading of a subscript; its arguments are the indices.
  public static func subscriptGetter(_ name: String) -> MemberName {
    MemberName(.subscriptGetter, name)
  }

  /// The writing of a subscript; its arguments are the indices and then the new value.
  public static func subscriptSetter(_ name: String) -> MemberName {
    MemberName(.subscriptSetter, name)
  }

  /// Other members have the same name and labels, and other types.
  var isOverloaded: Bool { shownName.utf8.count < name.utf8.count }

  /// The name as messages show it: without what tells overloads apart.
  package var shownName: String { name.firstIndex(of: ")").map { String(name[...$0]) } ?? name }

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

  /// A call of this member, as it would be written.
  package func callText(on subject: String, _ arguments: [String]) -> String {
    let written = arguments.enumerated().map { index, text in
      // A parameter pack has one label for all its arguments.
      guard index < labels.count, let label = labels[index] else { return text }
      return "\(label): \(text)"
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

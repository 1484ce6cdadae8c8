/// Protocols whose mocks stand in the tests' own module.
public protocol Wagon {}

/// A type around such a protocol.
public enum Depot {
  public protocol Track {}
}

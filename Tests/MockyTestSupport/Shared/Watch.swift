/// A global actor that protocols of other modules are bound to.
@globalActor public actor Watch { public static let shared = Watch() }

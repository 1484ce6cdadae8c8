// Tests import only Mocky.
@_exported import MockyCore

// A test imports Mocky alone.
@_exported import MockyCore

import MockyCore

/// Seen by the modules of its package only.
@Mockable package protocol Hatch {
  func open(_ key: HatchKey)
}

package struct HatchKey: Equatable {
  package let number: Int
  package init(number: Int) { self.number = number }
}

@Mockable protocol Bolt { func slide() }
@Mockable private protocol Hinge { func creak() }
@Mockable private protocol Screw { func turn() }

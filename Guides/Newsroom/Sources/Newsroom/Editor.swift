/// The delegate of an editor.
public protocol EditorDelegate: AnyObject {
  func editor(shouldPublish headline: Headline) -> Bool
  func editor(didPublish headline: Headline)
}

/// Publishes the headlines that its delegate accepts.
public final class Editor {
  public weak var delegate: (any EditorDelegate)?

  public init() {}

  public func publish(_ headlines: [Headline]) {
    for headline in headlines where delegate?.editor(shouldPublish: headline) ?? true {
      delegate?.editor(didPublish: headline)
    }
  }
}

package import Drawing

/// The reason that a view is invisible.
package enum Invisibility: Hashable, Sendable {
  case hasNoSize
  case isOutside
  case isTransparent
  case drawsNothing
  /// A gray bar or block replaces the view, because of `redacted(reason:)` or the system.
  case isRedacted
  /// The text is smaller than this many points and therefore illegible.
  case isSmaller(than: Double)
  /// The view has its background's color, or is covered.
  case isLikeItsGround
}

extension PlacedElement {
  /// The size in points below which text is illegible.
  private static let leastSize = 4.0

  /// The maximum opacity of an invisible view, from 0 to 1.
  private static let leastOpacity = 0.05

  /// The reason that the view is invisible, or `nil` if at least a part is visible.
  ///
  /// A visible view has a size, is inside the picture, is opaque enough, isn't redacted, and draws something.
  /// The drawing is distinguishable from the background, either by brightness or by hue, like red on an
  /// equally bright green. A covered view has the color of the view that covers it.
  package var invisibility: Invisibility? {
    guard frame.width > 0, frame.height > 0 else { return .hasNoSize }
    guard frame.overlaps(picture.picture.root.frame) else { return .isOutside }
    guard opacity > Self.leastOpacity else { return .isTransparent }
    guard !leaves.isEmpty else { return .drawsNothing }
    if node.traits.isRedacted { return .isRedacted }
    if text != nil, fontSize < Self.leastSize { return .isSmaller(than: Self.leastSize) }
    if let colors, !colors.isToldApart { return .isLikeItsGround }
    return nil
  }

  package var isVisible: Bool { invisibility == nil }

  /// The product of the opacities of the view and its ancestors, from 0 to 1.
  package var opacity: Double {
    ancestors.reduce(node.traits.opacity) { $0 * $1.traits.opacity }
  }

  /// The composited colors of the view and its background, or `nil` if it draws nothing with a color.
  package var colors: SeenColors? {
    picture.colors(of: node.index) { workedOutColors() }
  }

  /// The paint color of the first thing that the view draws, or `nil` for images.
  package var color: RGBA? { leaves.lazy.compactMap { $0.paint?.representative }.first }

  /// The prominence of text: its size in points, adjusted for weight and contrast.
  ///
  /// Bold text counts as a fifth larger, and text with hardly any contrast counts as half as large. Contrast
  /// beyond 4.5:1 doesn't count.
  package var prominence: Double {
    let weight = 1 + Double((node.traits.font?.weight ?? 400) - 400) / 1600
    let contrast = min(colors?.contrast ?? 4.5, 4.5) / 4.5
    return fontSize * weight * (0.5 + contrast / 2)
  }
}

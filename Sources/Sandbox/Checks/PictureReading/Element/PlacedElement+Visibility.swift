package import Drawing

/// Why a view cannot be seen.
package enum Invisibility: Hashable, Sendable {
  case hasNoSize
  case isOutside
  case isTransparent
  case drawsNothing
  /// A grey bar or block stands in its place: `redacted(reason:)`, or the system hides it.
  case isRedacted
  /// A text smaller than this many points is no more than a speck.
  case isSmaller(than: Double)
  /// It has the colour of what is behind it, or something covers it.
  case isLikeItsGround
}

extension PlacedElement {
  /// Points below which a text is no more than a speck.
  private static let leastSize = 4.0

  /// Opacity up to which nothing is seen, from 0 to 1.
  private static let leastOpacity = 0.05

  /// Why nothing of the view can be seen; nil where at least a part can.
  ///
  /// It has to have a size, lie inside the picture, be opaque enough, draw something, no grey bar in
  /// its place, and what it draws has to stand out from what is behind it: by brightness or, as red does on an equally bright green,
  /// by hue. Covered, it has the colour of what covers it.
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

  /// The opacity that was written at the view and at those around it, multiplied, from 0 to 1.
  package var opacity: Double {
    ancestors.reduce(node.traits.opacity) { $0 * $1.traits.opacity }
  }

  /// The view's colour and that of what is behind it, everything composited; nil where it draws
  /// nothing that has a colour.
  package var colors: SeenColors? {
    picture.colors(of: node.index) { workedOutColors() }
  }

  /// The colour of the first thing that the view draws, as it is painted; nil for images.
  package var color: RGBA? { leaves.lazy.compactMap { $0.paint?.representative }.first }

  /// How strongly a text calls for attention: points of size, raised by weight and contrast.
  ///
  /// A bold text counts as a fifth larger, one of hardly any contrast as half as large; beyond 4.5 : 1
  /// more contrast does not count.
  package var prominence: Double {
    let weight = 1 + Double((node.traits.font?.weight ?? 400) - 400) / 1600
    let contrast = min(colors?.contrast ?? 4.5, 4.5) / 4.5
    return fontSize * weight * (0.5 + contrast / 2)
  }
}

import PictureReading

extension PictureElement {
  /// Why the view cannot be seen, in words; nil where it can.
  package var reasonForInvisibility: String? {
    switch placed.invisibility {
    case .hasNoSize: "it has no size"
    case .isOutside: "it lies outside of the picture"
    case .isTransparent: "it is transparent"
    case .drawsNothing: "it draws nothing"
    case .isSmaller(let size): "it is smaller than \(Int(size)) points"
    case .isLikeItsGround: "it has the colour of what is behind it, or something covers it"
    case nil: nil
    }
  }

  /// The colour of the view's text or symbol as it is drawn; nil where it draws neither.
  public var color: PictureColor? { placed.color.map { PictureColor($0) } }

  /// How the view stands out from what is behind it: WCAG's ratio, from 1 (not at all) to 21.
  ///
  /// Nil where the view draws nothing.
  public var contrast: Double? { placed.colors?.contrast }

  /// The colour behind the view, everything composited; nil where the view draws nothing.
  public var backdrop: PictureColor? { placed.colors.map { PictureColor($0.ground) } }
}

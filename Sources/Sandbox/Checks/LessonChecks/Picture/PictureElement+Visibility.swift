import PictureReading
package import Sentences

extension PictureElement {
  /// The reason that the view is invisible, or `nil` if it's visible.
  package var reasonForInvisibility: Sentence? {
    switch placed.invisibility {
    case .hasNoSize: Sentence("it has no size", ko: "크기가 없어요")
    case .isOutside: Sentence("it's outside the picture", ko: "그림 밖에 있어요")
    case .isTransparent: Sentence("it's transparent", ko: "투명해요")
    case .drawsNothing: Sentence("it draws nothing", ko: "아무것도 그리지 않아요")
    case .isRedacted:
      Sentence("it's redacted, so only a gray bar is visible", ko: "가려져서 회색 막대만 보여요")
    case .isSmaller(let size):
      Sentence("it's smaller than \(Int(size)) points", ko: "\(Int(size))포인트보다 작아요")
    case .isLikeItsGround:
      Sentence(
        "it's the same color as its background, or something covers it",
        ko: "배경과 색이 같거나 다른 뷰에 가려졌어요")
    case nil: nil
    }
  }

  /// Whether the view is drawn where it can be seen, even if it blends into its background.
  var isDrawnInPlainSight: Bool { [nil, .isLikeItsGround].contains(placed.invisibility) }

  /// The color of the view's text or symbol as drawn, or `nil` if it draws neither.
  public var color: PictureColor? { placed.color.map { PictureColor($0) } }

  /// The view's contrast with its background as a WCAG ratio, from 1 (none) to 21.
  ///
  /// The value is `nil` if the view draws nothing.
  public var contrast: Double? { placed.colors?.contrast }

  /// The composited color behind the view, or `nil` if the view draws nothing.
  public var backdrop: PictureColor? { placed.colors.map { PictureColor($0.ground) } }
}

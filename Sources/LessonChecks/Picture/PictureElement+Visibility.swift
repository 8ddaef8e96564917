package import Sentences
import PictureReading
import Drawing
import Foundation

extension PictureElement {
  /// Contrast below which a view cannot be told from what is behind it (WCAG's ratio): black on the
  /// dark grey of a widget in dark mode has 1.2, a quaternary label on white 1.4.
  static let leastVisibleContrast = 1.25

  /// Points below which a text is no more than a speck.
  static let leastVisibleSize = 4.0

  /// Why the view cannot be seen, in words; nil where it can.
  package var reasonForInvisibility: Sentence? {
    guard frame.width > 0, frame.height > 0 else {
      return Sentence("it has no size", ko: "크기가 없어요")
    }
    guard frame.overlaps(picture.root.frame) else {
      return Sentence("it lies outside of the picture", ko: "그림 밖에 있어요")
    }
    guard opacity > 0.05 else { return Sentence("it is transparent", ko: "투명해요") }
    guard !ownItems.isEmpty else {
      return Sentence("it draws nothing", ko: "아무것도 그리지 않아요")
    }
    if node.text != nil, fontSize < Self.leastVisibleSize {
      let least = Int(Self.leastVisibleSize)
      return Sentence("it is smaller than \(least) points", ko: "\(least)포인트보다 작아요")
    }
    if let contrast, contrast < Self.leastVisibleContrast {
      return Sentence(
        "it has the colour of what is behind it, or something covers it",
        ko: "뒤에 있는 것과 색이 같거나 다른 것에 가려졌어요")
    }
    return nil
  }

  /// The colour of the view's text or symbol as it is drawn; nil where it draws neither.
  public var color: PictureColor? {
    for item in ownItems {
      switch item.content {
      case .text(let line): if let paint = line.runs.first?.paint { return paint.representative }
      case .symbol(let symbol): if let paint = symbol.paints.first { return paint.representative }
      case .fill(_, let paint, _), .stroke(_, let paint, _): return paint.representative
      case .image, .layer: continue
      }
    }
    return nil
  }

  /// How the view stands out from what is behind it: WCAG's ratio, from 1 (not at all) to 21.
  ///
  /// Nil where the view draws nothing.
  public var contrast: Double? {
    guard let seen = picture.content.inkAndGround(of: self) else { return nil }
    return seen.ink.contrast(with: seen.ground)
  }

  /// The colour behind the view, everything composited; nil where the view draws nothing.
  public var backdrop: PictureColor? { picture.content.inkAndGround(of: self)?.ground }
}

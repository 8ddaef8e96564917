import Sentences
import Foundation

extension RenderedPicture {
  /// The visible texts from the most to the least prominent: by size, then weight, then contrast.
  public var textsByProminence: [PictureElement] {
    textElements.filter(\.isVisible).map { ($0, $0.prominence) }
      .sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// The text that one reads first.
  public func mostProminentText() throws -> PictureElement {
    guard let first = textsByProminence.first else {
      throw missing(Sentence("a text", ko: "글"), has: Sentence("none", ko: "없음"))
    }
    return first
  }
}

extension PictureElement {
  /// How strongly the text calls for attention: points of size, raised by weight and contrast.
  package var prominence: Double {
    let weightFactor = 1 + Double(weight.rawValue - 400) / 1600
    let contrastFactor = min(contrast ?? 4.5, 4.5) / 4.5
    return fontSize * weightFactor * (0.5 + contrastFactor / 2)
  }
}

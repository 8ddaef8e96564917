import Drawing
import PictureReading
import Sentences
import WorkerProtocol

extension AppMoment {
  /// Returns the reason that the app switcher's card shows a secret.
  func reasonForSecret(_ secret: String, on card: RenderedPicture) -> Sentence {
    let broken: Set<PlayedStep.Remark.Rule> = [.fadedEffect, .noBlur, .noImage, .staleBounds]
    if let remark = step.remarks.first(where: { broken.contains($0.rule) }) {
      return remark.message
    }
    let reading = card.reading
    let texts = reading.elements.filter { $0.text?.contains(secret) ?? false }
    guard let text = texts.first(where: \.isVisible) ?? texts.first else { return .nothingCovers }
    return reading.isUnderSomething(text) ? .coverIsTranslucent : .nothingCovers
  }
}

extension ReadPicture {
  /// Whether something is drawn over a text, or a UIKit view that draws nothing is in front of it.
  fileprivate func isUnderSomething(_ text: PlacedElement) -> Bool {
    let (x, y) = (text.frame.midX, text.frame.midY)
    let own = text.leaves.map(\.ordinal).max() ?? 0
    let isDrawnOver = leaves.contains { leaf in
      leaf.ordinal > own && !leaf.isGlyph && leaf.frame.minX < x && leaf.frame.maxX > x
        && leaf.frame.minY < y && leaf.frame.maxY > y
    }
    if isDrawnOver { return true }
    let ancestors = Set(text.ancestors.map(\.index))
    return elements.drop { $0.node.index != text.node.index }.dropFirst().contains { element in
      element.type.hasPrefix("UI") && !ancestors.contains(element.node.index)
        && element.frame.minX < x && element.frame.maxX > x && element.frame.minY < y
        && element.frame.maxY > y
    }
  }
}

extension Sentence {
  fileprivate static let nothingCovers = Sentence(
    "Nothing is drawn over it.", ko: "그 위에 그린 것이 없어요.")
  fileprivate static let coverIsTranslucent = Sentence(
    "What covers it is clear or translucent, so it shows through.",
    ko: "그 위를 덮은 것이 투명하거나 반투명해서 비쳐요.")
}

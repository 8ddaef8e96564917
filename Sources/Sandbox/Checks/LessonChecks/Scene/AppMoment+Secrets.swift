import Drawing
import PictureReading
import Sentences
import WorkerProtocol

extension AppMoment {
  /// Returns a message that ends with the reason the app switcher's card shows a secret.
  func sentence(
    _ effect: Sentence, becauseCardShows secret: String, in card: RenderedPicture
  ) -> Sentence {
    let broken: Set<PlayedStep.Remark.Rule> = [.fadedEffect, .noBlur, .noImage, .staleBounds]
    if let remark = step.remarks.first(where: { broken.contains($0.rule) }) {
      return Sentence(
        "\(effect) The cover doesn't work. \(remark.message)",
        ko: "\(effect) 덮개가 제 일을 하지 못해요. \(remark.message)")
    }
    let texts = card.reading.elements.filter { $0.text?.contains(secret) ?? false }
    let text = texts.first(where: \.isVisible) ?? texts.first
    return text.map(card.reading.isUnderSomething) ?? false
      ? Sentence(
        "\(effect) What covers it is clear or translucent, so it shows through.",
        ko: "\(effect) 그 위를 덮은 것이 투명하거나 반투명해서 비쳐요.")
      : Sentence(
        "\(effect) Nothing is drawn over it.", ko: "\(effect) 그 위에 그린 것이 없어요.")
  }
}

extension ReadPicture {
  /// Returns whether something is drawn over a text, or a UIKit view is in front of it.
  ///
  /// The UIKit view counts even if it draws nothing.
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

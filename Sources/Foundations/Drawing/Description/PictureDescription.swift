package import Foundation
package import Sentences

/// A description of a picture in sentences, for screen readers and for output without color.
package struct PictureDescription: Sendable {
  /// The beginning of the first sentence, such as "WeatherWidget, systemSmall".
  package var subject: String

  package init(subject: String = "") {
    self.subject = subject
  }

  /// Returns one sentence per line: the size and ground, then the things from top to bottom.
  package func sentences(of picture: Picture) -> [Sentence] {
    let colors = DescribedColors(picture)
    let finder = DescribedThing.Finder(missing: Self.missingImages(in: picture.drawing.items))
    let things = finder.things(in: picture.root)
      .sorted { first, second in
        // Things whose centers are within half a line form a row, read from left to right.
        let (top, other) = ((first.frame.midY / 10).rounded(), (second.frame.midY / 10).rounded())
        return top == other ? first.frame.minX < second.frame.minX : top < other
      }
    var result = [opening(of: picture, ground: colors.ground)]
    if things.isEmpty { result.append(Sentence("Nothing is shown.", ko: "아무것도 보이지 않아요.")) }
    result += things.map { sentence(for: $0, in: picture.size, colors: colors) }
    return result + picture.notes.map { Sentence("Note: \($0.message)", ko: "참고: \($0.message)") }
  }

  private static func missingImages(in items: [DisplayItem]) -> Set<Int> {
    items.reduce(into: []) { nodes, item in
      switch item.content {
      case .image(let image):
        if case .missing = image.content, let node = item.node { nodes.insert(node) }
      case .layer(let layer):
        nodes.formUnion(missingImages(in: layer.items))
      case .fill, .stroke, .text, .symbol: break
      }
    }
  }

  private func opening(of picture: Picture, ground: ColorName?) -> Sentence {
    let (width, height) = (SVGNumber.text(picture.size.width), SVGNumber.text(picture.size.height))
    let name = subject.isEmpty ? Sentence("A picture", ko: "그림") : Sentence(verbatim: subject)
    guard let ground else {
      return Sentence(
        "\(name): \(width) by \(height) points, without a background.",
        ko: "\(name): 가로 \(width), 세로 \(height)포인트이고 배경은 없어요.")
    }
    return Sentence(
      "\(name): \(width) by \(height) points, on \(ground.name).",
      ko: "\(name): 가로 \(width), 세로 \(height)포인트이고 배경은 \(ground.name)이에요.")
  }

  private func sentence(
    for thing: DescribedThing, in size: CGSize, colors: DescribedColors
  ) -> Sentence {
    let place = PlaceName(of: thing.frame, in: size).name.capitalized
    let words = Sentence.joined(
      [thing.words] + look(of: thing, color: colors.color(of: thing)), separator: ", ")
    return Sentence("\(place): \(words).", ko: "\(place): \(words).")
  }

  private func look(of thing: DescribedThing, color: ColorName?) -> [Sentence] {
    var parts: [Sentence] = []
    if let size = thing.fontSize {
      let points = SVGNumber.text((size * 10).rounded() / 10)
      parts.append(Sentence("\(points) points", ko: "\(points)포인트"))
    }
    if thing.isBold { parts.append(Sentence("bold", ko: "굵게")) }
    if let color { parts.append(color.name) }
    if thing.isTruncated { parts.append(Sentence("truncated", ko: "말줄임됨")) }
    if thing.isRedacted { parts.append(Sentence("redacted", ko: "가려짐")) }
    if thing.isAccented { parts.append(Sentence("accent group", ko: "악센트 그룹")) }
    return parts
  }
}

extension PictureDescription {
  /// Returns the position of a rectangle in a picture, by thirds, such as “at the top left”.
  package static func place(of frame: CGRect, in size: CGSize) -> Sentence {
    PlaceName(of: frame, in: size).name
  }
}

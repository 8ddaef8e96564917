package import Foundation

/// A picture in sentences, for screen readers and for those who cannot see a terminal's colours.
package struct PictureDescription: Sendable {
  package var language: DescriptionLanguage
  /// What the picture shows, such as "WeatherWidget, systemSmall"; it begins the first sentence.
  package var subject: String

  package init(language: DescriptionLanguage = .english, subject: String = "") {
    self.language = language
    self.subject = subject
  }

  /// One sentence a line: the size and ground, then what stands where, from top to bottom.
  package func sentences(of picture: Picture) -> [String] {
    let colors = DescribedColors(picture)
    let finder = DescribedThing.Finder(
      language: language, missing: Self.missingImages(in: picture.drawing.items))
    let things = finder.things(in: picture.root)
      .sorted { first, second in
        // Things whose middles lie within half a line count as one row, read from the left.
        let (top, other) = ((first.frame.midY / 10).rounded(), (second.frame.midY / 10).rounded())
        return top == other ? first.frame.minX < second.frame.minX : top < other
      }
    var result = [opening(of: picture, ground: colors.ground)]
    if things.isEmpty {
      result.append(language == .korean ? "아무것도 보이지 않습니다." : "Nothing is shown.")
    }
    result += things.map { sentence(for: $0, in: picture.size, colors: colors) }
    result += picture.notes.map { note in
      language == .korean ? "참고: \(note.message)" : "Note: \(note.message)"
    }
    return result
  }

  /// The nodes whose images were drawn as placeholders.
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

  private func opening(of picture: Picture, ground: ColorName?) -> String {
    let (width, height) = (SVGNumber.text(picture.size.width), SVGNumber.text(picture.size.height))
    switch language {
    case .english:
      let name = subject.isEmpty ? "A picture" : subject
      let back = ground.map { ", on \($0.word(.english))" } ?? ", without a background"
      return "\(name): \(width) by \(height) points\(back)."
    case .korean:
      let name = subject.isEmpty ? "그림" : subject
      let back = ground.map { "배경은 \($0.word(.korean))입니다" } ?? "배경은 없습니다"
      return "\(name): 가로 \(width), 세로 \(height)포인트이고 \(back)."
    }
  }

  private func sentence(
    for thing: DescribedThing, in size: CGSize, colors: DescribedColors
  ) -> String {
    let place = PlaceName(of: thing.frame, in: size).words(language)
    let look = look(of: thing, color: colors.color(of: thing))
    switch language {
    case .english:
      return place.prefix(1).uppercased() + place.dropFirst() + ": \(thing.words(.english))\(look)."
    case .korean:
      return "\(place): \(thing.words(.korean))\(look)."
    }
  }

  /// Size, colour and what is wrong, behind the thing's words.
  private func look(of thing: DescribedThing, color: ColorName?) -> String {
    var parts: [String] = []
    if let size = thing.fontSize {
      let points = SVGNumber.text((size * 10).rounded() / 10)
      parts.append(language == .korean ? "\(points)포인트" : "\(points) points")
    }
    if thing.isBold { parts.append(language == .korean ? "굵게" : "bold") }
    if let color { parts.append(color.word(language)) }
    if thing.isTruncated { parts.append(language == .korean ? "말줄임됨" : "truncated") }
    if thing.isRedacted { parts.append(language == .korean ? "가려짐" : "redacted") }
    if thing.isAccented { parts.append(language == .korean ? "강조 그룹" : "accent group") }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
  }
}

extension PictureDescription {
  /// Where a rectangle lies in a picture, by thirds: “at the top left”.
  package static func place(
    of frame: CGRect, in size: CGSize, _ language: DescriptionLanguage
  ) -> String {
    PlaceName(of: frame, in: size).words(language)
  }
}

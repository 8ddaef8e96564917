package import Drawing
import Foundation

/// The legible text of one view in the finished picture.
package struct ReadableText: Hashable, Sendable {
  /// The view's `PictureNode.index`, or `nil` if unknown.
  package var node: Int?
  /// The legible lines, joined.
  package var string: String

  /// Returns all legible text in drawing order.
  ///
  /// Text that's covered, blurred, outside the picture or in the color of its background isn't legible.
  ///
  /// - Parameter contrast: The minimum contrast of legible text, or `nil` for the default.
  package static func all(in picture: Picture, from contrast: Double? = nil) -> [ReadableText] {
    var found: [ReadableText] = []
    var lines: Set<Line> = []
    let drawing = SampledDrawing(picture.drawing)
    for leaf in drawing.readableLeaves(moreThan: leastShare, from: contrast) {
      guard let text = leaf.text else { continue }
      // A line partly under a blur is drawn twice but counts once.
      guard lines.insert(Line(text: text, node: leaf.item.node)).inserted else { continue }
      if let node = leaf.item.node, let index = found.firstIndex(where: { $0.node == node }) {
        found[index].string += " " + text
      } else {
        found.append(ReadableText(node: leaf.item.node, string: text))
      }
    }
    return found
  }

  /// The minimum visible share of a legible line; a smaller share reveals nothing.
  private static let leastShare = 0.3

  private struct Line: Hashable {
    var text: String
    var node: Int?
  }

  /// Returns whether this text contains `text`, ignoring differences in white space.
  package func shows(_ text: String) -> Bool {
    func plain(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
    return plain(string).contains(plain(text))
  }
}

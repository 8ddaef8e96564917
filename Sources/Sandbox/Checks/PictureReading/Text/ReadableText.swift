package import Drawing
import Foundation

/// What one view writes, as far as a person can read it in the finished picture.
package struct ReadableText: Hashable, Sendable {
  /// The view's `PictureNode.index`; nil where it is not known.
  package var node: Int?
  /// The lines that can be read, one after the other.
  package var string: String

  /// Everything that can be read, in drawing order: not what is covered, blurred, outside of the
  /// picture or of the colour of its ground.
  ///
  /// - Parameter contrast: The contrast from which on a text can be read; nil for what is usual.
  package static func all(in picture: Picture, from contrast: Double? = nil) -> [ReadableText] {
    var found: [ReadableText] = []
    var lines: Set<Line> = []
    let drawing = SampledDrawing(picture.drawing)
    for leaf in drawing.readableLeaves(moreThan: leastShare, from: contrast) {
      guard let text = leaf.text else { continue }
      // A line that lies partly under a blur is drawn twice.
      guard lines.insert(Line(text: text, node: leaf.item.node)).inserted else { continue }
      if let node = leaf.item.node, let index = found.firstIndex(where: { $0.node == node }) {
        found[index].string += " " + text
      } else {
        found.append(ReadableText(node: leaf.item.node, string: text))
      }
    }
    return found
  }

  /// A line of which less can be seen gives nothing away.
  private static let leastShare = 0.3

  private struct Line: Hashable {
    var text: String
    var node: Int?
  }

  /// Whether a text can be read in this one, however its white space is broken.
  package func shows(_ text: String) -> Bool {
    func plain(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
    return plain(string).contains(plain(text))
  }
}

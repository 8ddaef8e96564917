import Foundation

/// A contact sheet: several pictures in one SVG document, in rows with captions.
package struct SVGSheet: Sendable {
  /// A picture with its caption and its description for screen readers.
  package struct Entry: Sendable {
    package var caption: String
    package var description: String
    package var drawing: DisplayList

    package init(caption: String, description: String = "", drawing: DisplayList) {
      self.caption = caption
      self.description = description
      self.drawing = drawing
    }
  }

  private let entries: [Entry]
  /// The width in points.
  private let width: Double

  private static let margin = 20.0
  private static let gap = 24.0
  private static let captionHeight = 22.0

  /// - Parameter width: The maximum width in points. A single wider picture exceeds it.
  package init(_ entries: [Entry], width: Double = 1200) {
    self.entries = entries
    self.width = width
  }

  package func paint() -> String {
    var content = ""
    var (x, y, rowHeight) = (Self.margin, Self.margin, 0.0)
    var used = CGSize.zero
    for (number, entry) in entries.enumerated() {
      let size = entry.drawing.size
      let taken = max(size.width, captionWidth(entry.caption))
      if x > Self.margin, x + taken > width - Self.margin {
        (x, y, rowHeight) = (Self.margin, y + rowHeight + Self.gap, 0)
      }
      content += text(entry.caption, x: x, y: y)
      content += SVGPainter(title: entry.caption, description: entry.description)
        .element(
          of: entry.drawing, at: CGPoint(x: x, y: y + Self.captionHeight),
          prefix: "p\(number + 1)-")
      rowHeight = max(rowHeight, size.height + Self.captionHeight)
      used.width = max(used.width, x + taken)
      used.height = max(used.height, y + rowHeight)
      x += taken + Self.gap
    }
    let (width, height) = (
      SVGNumber.text(used.width + Self.margin), SVGNumber.text(used.height + Self.margin)
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" fill="#F2F2F7"/>
      \(content)</svg>

      """
  }

  private func text(_ caption: String, x: Double, y: Double) -> String {
    "<text x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(y + 13))\" font-family=\"\(Self.family)\" "
      + "font-size=\"12\" fill=\"#6C6C70\">\(SVGNumber.escaped(caption))</text>\n"
  }

  private static let family = "Inter, Noto Sans CJK KR, sans-serif"

  private func captionWidth(_ caption: String) -> Double {
    TextMetrics.sanFrancisco.width(of: caption, in: FontDescription(size: 12))
  }
}

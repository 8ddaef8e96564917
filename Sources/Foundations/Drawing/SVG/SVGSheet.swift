package import Foundation

/// A contact sheet: several pictures in one SVG document, in a grid or in rows with captions.
package struct SVGSheet: Sendable {
  /// A picture with its caption and its description for screen readers.
  package struct Entry: Sendable {
    package var caption: String
    package var description: String
    package var drawing: DisplayList
    /// The captions of the picture's row and column in a grid.
    package var row, column: String
    /// The areas of interest in the picture, in points.
    package var marks: [CGRect]

    package init(
      caption: String, description: String = "", drawing: DisplayList, row: String = "",
      column: String = "", marks: [CGRect] = []
    ) {
      self.caption = caption
      self.description = description
      self.drawing = drawing
      self.row = row
      self.column = column
      self.marks = marks
    }

    /// The caption above the picture outside a grid.
    var label: String {
      let parts = [row, column].filter { !$0.isEmpty }
      return parts.isEmpty ? caption : parts.joined(separator: " · ")
    }
  }

  let entries: [Entry]
  /// The text above the pictures; empty for none.
  let title: String
  /// The width in points.
  let width: Double
  /// The maximum width in points of a grid that doesn't fit into `width`.
  let gridWidth: Double

  static let margin = 20.0
  static let gap = 24.0
  static let captionHeight = 22.0

  /// - Parameters:
  ///   - title: The text above the pictures; empty for none.
  ///   - width: The maximum width in points. A single wider picture exceeds it.
  ///   - gridWidth: The maximum width in points of a grid that doesn't fit into `width`; nil for `width`.
  package init(
    _ entries: [Entry], title: String = "", width: Double = 1200, gridWidth: Double? = nil
  ) {
    self.entries = entries
    self.title = title
    self.width = width
    self.gridWidth = gridWidth ?? width
  }

  package func paint() -> String {
    let placed = SVGGrid.best(for: self)?.placed ?? flow
    var content = title.isEmpty ? "" : text(title, at: CGPoint(x: Self.margin, y: Self.margin))
    var used = CGSize(
      width: title.isEmpty ? 0 : Self.margin + Self.width(of: title), height: 0)
    for caption in placed.captions {
      content += text(caption.text, at: caption.origin)
      used.width = max(used.width, caption.origin.x + Self.width(of: caption.text))
      used.height = max(used.height, caption.origin.y + Self.captionHeight)
    }
    for (number, (entry, origin)) in zip(entries, placed.origins).enumerated() {
      content += SVGPainter(title: entry.caption, description: entry.description)
        .element(of: entry.drawing, at: origin, prefix: "p\(number + 1)-")
      content += entry.marks.map { mark(around: $0, at: origin) }.joined()
      used.width = max(used.width, origin.x + entry.drawing.size.width)
      used.height = max(used.height, origin.y + entry.drawing.size.height)
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

  /// The places of captions, and of the pictures in the entries' order.
  struct Arrangement {
    var captions: [(text: String, origin: CGPoint)] = []
    var origins: [CGPoint] = []
  }

  /// The top of the first row, below the title.
  var top: Double { Self.margin + (title.isEmpty ? 0 : Self.captionHeight) }

  /// The pictures in rows as wide as the document, each below its caption.
  private var flow: Arrangement {
    var placed = Arrangement()
    var (x, y, rowHeight) = (Self.margin, top, 0.0)
    for entry in entries {
      let size = entry.drawing.size
      let taken = max(size.width, Self.width(of: entry.label))
      if x > Self.margin, x + taken > width - Self.margin {
        (x, y, rowHeight) = (Self.margin, y + rowHeight + Self.gap, 0)
      }
      placed.captions.append((entry.label, CGPoint(x: x, y: y)))
      placed.origins.append(CGPoint(x: x, y: y + Self.captionHeight))
      rowHeight = max(rowHeight, size.height + Self.captionHeight)
      x += taken + Self.gap
    }
    return placed
  }

  private func text(_ caption: String, at origin: CGPoint) -> String {
    "<text x=\"\(SVGNumber.text(origin.x))\" y=\"\(SVGNumber.text(origin.y + 13))\" "
      + "font-family=\"\(Self.family)\" font-size=\"12\" fill=\"#6C6C70\">"
      + "\(SVGNumber.escaped(caption))</text>\n"
  }

  private func mark(around area: CGRect, at origin: CGPoint) -> String {
    let numbers = [
      origin.x + area.minX, origin.y + area.minY, area.width, area.height,
    ].map { SVGNumber.text($0) }
    return "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" "
      + "height=\"\(numbers[3])\" fill=\"#FF3B30\" fill-opacity=\"0.12\" stroke=\"#FF3B30\" "
      + "stroke-width=\"1.5\"/>\n"
  }

  private static let family = "Inter, Noto Sans CJK KR, sans-serif"

  static func width(of caption: String) -> Double {
    TextMetrics.sanFrancisco.width(of: caption, in: FontDescription(size: 12))
  }
}

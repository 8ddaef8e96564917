import Drawing
import Foundation

extension Picture {
  /// Whether the picture has no content: only fills and images that cover all of it.
  var isBlank: Bool { drawing.items.allSatisfy { $0.isBackground(of: size) } }

  /// Draws a line of text in the middle of a blank picture, so that it isn't taken for the widget.
  mutating func label(_ text: String) {
    let font = FontDescription(size: Self.labelSize)
    let metrics = TextMetrics.sanFrancisco
    let lines = Self.wrapped(text, to: size.width - 2 * Self.labelSize) {
      metrics.width(of: $0, in: font)
    }
    let height = metrics.lineHeight(of: font)
    var top = (size.height - height * Double(lines.count)) / 2
    for line in lines {
      let width = metrics.width(of: line, in: font)
      let frame = CGRect(x: (size.width - width) / 2, y: top, width: width, height: height)
      let run = TextLine.Run(
        string: line, font: font, paint: .color(RGBA(white: 0.5)), width: width)
      drawing.items.append(
        DisplayItem(
          .text(
            TextLine(
              runs: [run], frame: frame, baseline: top + metrics.ascent(of: font), anchor: .center))
        ))
      top += height
    }
  }

  private static let labelSize = 11.0

  private static func wrapped(
    _ text: String, to width: Double, measure: (String) -> Double
  ) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, measure(last + " " + word) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}

extension DisplayItem {
  fileprivate func isBackground(of size: CGSize) -> Bool {
    switch content {
    case .fill, .image: reach.insetBy(dx: -1, dy: -1).contains(CGRect(origin: .zero, size: size))
    case .layer(let layer):
      layer.items.isEmpty || layer.role != nil
        || layer.items.allSatisfy { $0.isBackground(of: size) }
    case .stroke, .text, .symbol: false
    }
  }
}

package import Foundation
import Drawing

/// Text with styles and links, independent of a terminal's capabilities.
package struct StyledText: Codable, Hashable, Sendable {
  package struct Run: Codable, Hashable, Sendable {
    package var text: String
    package var style: Style
    package var link: URL?
    /// The width in cells of painted text, which contains escape sequences and is written unchanged.
    package fileprivate(set) var paintedWidth: Int?
    /// The picture that the run's text draws over the rows above.
    package fileprivate(set) var pixels: PixelPicture?

    package init(_ text: String, _ style: Style = .plain, link: URL? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  package private(set) var runs: [Run] = []

  package init() {}

  package init(_ text: String, _ style: Style = .plain, link: URL? = nil) {
    append(Run(text, style, link: link))
  }

  /// Creates a painted row of a picture, with its escape sequences.
  ///
  /// - Parameter width: The width in cells.
  package init(painted text: String, width: Int) {
    var run = Run(text)
    run.paintedWidth = width
    append(run)
  }

  /// Creates the end of a picture's rows, which draws the picture over them.
  ///
  /// - Parameter code: The escape sequences that draw the picture at the cursor.
  init(_ pixels: PixelPicture, drawnBy code: String) {
    var run = Run("\u{1B}7\u{1B}[\(pixels.rows)A\(code)\u{1B}8")
    run.paintedWidth = 0
    run.pixels = pixels
    append(run)
  }

  /// The text without the escape sequences that draw pictures.
  package var withoutPixels: StyledText {
    runs.contains { $0.pixels != nil } ? StyledText(runs: runs.filter { $0.pixels == nil }) : self
  }

  package init(runs: [Run]) {
    for run in runs { append(run) }
  }

  package var text: String { runs.map(\.text).joined() }

  package var isEmpty: Bool { runs.isEmpty }

  /// The width in cells.
  package var width: Int { runs.reduce(0) { $0 + ($1.paintedWidth ?? CellWidth.of($1.text)) } }

  package mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    if let last = runs.last, last.style == run.style, last.link == run.link,
      last.paintedWidth == nil, run.paintedWidth == nil
    {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  package mutating func append(_ other: StyledText) {
    for run in other.runs { append(run) }
  }

  package mutating func append(_ text: String, _ style: Style = .plain) {
    append(Run(text, style))
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// Returns the text with `style` applied to every plain run.
  package func styled(_ style: Style) -> StyledText {
    StyledText(
      runs: runs.map { run in
        var run = run
        if run.style == .plain { run.style = style }
        return run
      })
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

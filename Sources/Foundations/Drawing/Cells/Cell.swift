/// A character cell of a terminal.
package struct Cell: Hashable, Codable, Sendable {
  /// Text attributes other than color.
  package struct Attributes: OptionSet, Hashable, Codable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let strikethrough = Attributes(rawValue: 16)
    /// Marks a cell of text: a space between words, or a block of a large letter.
    package static let lettering = Attributes(rawValue: 32)
  }

  /// A grapheme, or an empty string in the second cell of a wide grapheme.
  package var text: String
  /// The text's color, or `nil` for the terminal's default color.
  package var foreground: CellColor?
  package var background: CellColor?
  package var attributes: Attributes

  package init(
    _ text: String = " ", foreground: CellColor? = nil, background: CellColor? = nil,
    attributes: Attributes = []
  ) {
    self.text = text
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let blank = Cell()

  /// Whether this is the second cell of a wide character.
  package var isContinuation: Bool { text.isEmpty }
}

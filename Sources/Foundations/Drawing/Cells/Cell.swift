/// One place of a terminal screen.
package struct Cell: Hashable, Codable, Sendable {
  /// What a terminal can do to a character besides colouring it.
  package struct Attributes: OptionSet, Hashable, Codable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let strikethrough = Attributes(rawValue: 16)
    /// Part of a text: a blank with it is a space between words, a block part of a tall letter.
    package static let lettering = Attributes(rawValue: 32)
  }

  /// One grapheme; empty in the second cell of a wide one.
  package var text: String
  /// Nil is the terminal's own colour.
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

  /// True in the second cell of a wide character.
  package var isContinuation: Bool { text.isEmpty }
}

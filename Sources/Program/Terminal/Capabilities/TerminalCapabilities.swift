package import Sentences

/// The capabilities of the output: its size, colors and characters.
package struct TerminalCapabilities: Hashable, Sendable {
  /// True for a terminal; false for a pipe or a file.
  package var isTerminal: Bool
  /// The width in cells.
  package var width: Int
  /// The height in rows.
  package var height: Int
  package var colorDepth: ColorDepth
  package var hasTextStyles: Bool
  /// Whether Rings may draw with characters beyond 7-bit ASCII.
  package var isUnicode: Bool
  /// Whether the font has Unicode 16's octants, according to the user.
  package var hasOctants = false
  /// Whether links can hide their URL (OSC 8).
  package var hasHyperlinks: Bool
  /// Whether output is in words only: no colors, no boxes, and sentences instead of pictures.
  package var isPlain: Bool
  package var pictures: PictureWay
  package var language: Language

  package init(
    isTerminal: Bool, width: Int = 80, height: Int = 24, colorDepth: ColorDepth = .none,
    hasTextStyles: Bool = false, isUnicode: Bool = true, hasHyperlinks: Bool = false,
    isPlain: Bool = false, pictures: PictureWay = .cells, language: Language = .english
  ) {
    self.isTerminal = isTerminal
    self.width = width
    self.height = height
    self.colorDepth = colorDepth
    self.hasTextStyles = hasTextStyles
    self.isUnicode = isUnicode
    self.hasHyperlinks = hasHyperlinks
    self.isPlain = isPlain
    self.pictures = pictures
    self.language = language
  }

  package static func plain(width: Int = 80, language: Language = .english) -> Self {
    Self(isTerminal: false, width: width, language: language)
  }
}

package import Sentences

/// What the place that text is written to can show.
package struct TerminalCapabilities: Hashable, Sendable {
  /// True where a person reads along; false for a pipe or a file.
  package var isTerminal: Bool
  /// In cells.
  package var width: Int
  /// In rows.
  package var height: Int
  package var colorDepth: ColorDepth
  /// True where bold and underlined text may be written.
  package var hasTextStyles: Bool
  /// False leaves 7-bit ASCII for everything that Rings draws itself.
  package var isUnicode: Bool
  /// True where the person says that the font has the octants of Unicode 16.
  package var hasOctants = false
  /// True where a link may be written with its address hidden (the OSC 8 sequence).
  package var hasHyperlinks: Bool
  /// True where everything is said in words: no colour, no boxes, and sentences instead of pictures.
  package var isPlain: Bool
  /// How pictures are shown.
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

  /// Text without any styling, as for a pipe.
  package static func plain(width: Int = 80, language: Language = .english) -> Self {
    Self(isTerminal: false, width: width, language: language)
  }
}

package import Drawing
package import Judge
package import Sentences
package import Stage
package import Terminal
package import Viewing

/// A part of a result, before it is known where it is read.
package enum ResultBlock {
  /// Sentences, each on a line of its own.
  ///
  /// At a terminal, those with a `hanging` indent break between words at a readable width.
  case sentences([Sentence], hanging: String? = nil, on: Printout.Stream = .output)
  /// Words in styles, which break between words wherever they are read; without a `hanging` indent they
  /// don't break.
  case paragraph([(words: Sentence, style: Style)], margin: String = "", hanging: String? = "  ")
  /// Lines that stay as they are.
  case code([String])
  /// Compiler messages.
  case diagnostics([VerdictDiagnostic], on: Printout.Stream)
  /// Pictures side by side.
  case pictures([(caption: Sentence, picture: Picture)], scale: CellScale = .standard)
  /// Widgets side by side, with remarks on them.
  case widgets([RenderedWidget], PictureRemarks)
  /// Two pictures and a map of the cells that differ.
  case difference(PictureDifference, PicturePair, titles: (String, String), count: Sentence)
  /// A frame around a form.
  case form([FormRow])
  /// Choices under headings, with their names in one column.
  case choices([ChoiceRow])

  static let blank = paragraph([])

  static func paragraph(
    _ sentence: Sentence, _ style: Style, margin: String = "", hanging: String? = "  "
  ) -> ResultBlock {
    .paragraph([(sentence, style)], margin: margin, hanging: hanging)
  }
}

/// A row of a form.
package enum FormRow {
  case heading(Sentence)
  /// A line across.
  case rule
  /// A title with a control at its end, and the control's spelling in 7-bit characters.
  case control(title: Sentence, Sentence, sevenBit: Sentence)
}

/// A row of a list of choices.
package enum ChoiceRow {
  case heading(Sentence)
  case choice(name: String, words: Sentence, isChosen: Bool)
}

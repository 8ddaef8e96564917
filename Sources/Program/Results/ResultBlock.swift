package import Drawing
package import Judge
package import Sentences
package import WorkerProtocol
package import Terminal
package import Viewing

/// A part of a result, independent of the output that will show it.
package enum ResultBlock {
  /// Sentences, one per line.
  ///
  /// At a terminal, those with a `hanging` indent wrap at a readable width.
  case sentences([Sentence], hanging: String? = nil, on: Printout.Stream = .output)
  /// Styled text that wraps wherever it is read.
  ///
  /// Without a `hanging` indent, it doesn't wrap.
  case paragraph([(words: Sentence, style: Style)], margin: String = "", hanging: String? = "  ")
  case code([String])
  case diagnostics([VerdictDiagnostic], on: Printout.Stream)
  case pictures([(caption: Sentence, picture: Picture)], scale: CellScale = .standard)
  case widgets([RenderedWidget], PictureRemarks)
  /// Two pictures and a map of the cells that differ.
  case difference(PictureDifference, PicturePair, titles: (String, String), count: Sentence)
  case form([FormRow])
  /// Choices under headings, with the names aligned in a column.
  case choices([ChoiceRow])

  static let blank = paragraph([])

  static func paragraph(
    _ sentence: Sentence, _ style: Style, margin: String = "", hanging: String? = "  "
  ) -> ResultBlock {
    .paragraph([(sentence, style)], margin: margin, hanging: hanging)
  }
}

package enum FormRow {
  case heading(Sentence)
  /// A horizontal line.
  case rule
  /// A title with a trailing control, and the control's spelling in 7-bit characters.
  case control(title: Sentence, Sentence, sevenBit: Sentence)
}

package enum ChoiceRow {
  case heading(Sentence)
  case choice(name: String, words: Sentence, isChosen: Bool)
}

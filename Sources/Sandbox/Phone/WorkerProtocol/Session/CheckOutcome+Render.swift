package import Drawing
package import Sentences

extension CheckOutcome {
  /// A picture as text, with a caption.
  package struct Render: Codable, Hashable, Sendable {
    /// A description of the picture.
    package var caption: Sentence
    /// The picture, with one line of text for each row of cells.
    package var text: String
    /// The cells of interest: the cells that differ, or the cells of the view concerned.
    package var marked: [MarkedCells]
    /// The drawing, for terminals that show pixels.
    package var drawing: DisplayList?
    /// The size of the text's cells.
    package var scale: CellScale

    /// Creates a painted picture.
    package init(
      caption: Sentence, text: String, marked: [MarkedCells] = [], drawing: DisplayList? = nil,
      scale: CellScale = .standard
    ) {
      self.caption = caption
      self.text = text
      self.marked = marked
      self.drawing = drawing
      self.scale = scale
    }
  }
}

/// Adjacent cells in one row of a picture.
package struct MarkedCells: Codable, Hashable, Sendable {
  /// The row, from 0.
  package var row: Int
  /// The first column, from 0.
  package var first: Int
  /// The last column, from 0, inclusive.
  package var last: Int

  /// Creates the cells from column `first` to `last` of a row.
  package init(row: Int, first: Int, last: Int) {
    self.row = row
    self.first = first
    self.last = last
  }
}

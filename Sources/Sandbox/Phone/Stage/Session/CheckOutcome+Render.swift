package import Sentences

extension CheckOutcome {
  /// A picture as text, with what it shows in words.
  package struct Render: Codable, Hashable, Sendable {
    /// What the picture shows, in words.
    package var caption: Sentence
    /// The picture, a line of text for each row of cells.
    package var text: String
    /// The cells that are meant: those that differ, or those of the view concerned.
    package var marked: [MarkedCells]

    /// A painted picture.
    package init(caption: Sentence, text: String, marked: [MarkedCells] = []) {
      self.caption = caption
      self.text = text
      self.marked = marked
    }
  }
}

/// Neighbouring cells of one row of a picture.
package struct MarkedCells: Codable, Hashable, Sendable {
  /// From 0.
  package var row: Int
  /// The first column, from 0.
  package var first: Int
  /// The last column, from 0; it is among the cells.
  package var last: Int

  /// The cells from column `first` to `last` of a row.
  package init(row: Int, first: Int, last: Int) {
    self.row = row
    self.first = first
    self.last = last
  }
}

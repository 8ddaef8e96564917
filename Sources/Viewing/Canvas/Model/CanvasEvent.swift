package import Judge
package import Sentences
package import Terminal

/// Something that happened to a canvas.
package enum CanvasEvent: Sendable {
  case started
  case key(Key)
  /// Ctrl-C.
  case interrupted
  /// One of the files was saved; more saves may follow at once.
  case saved
  /// One of the files is not there any more.
  case disappeared
  /// The files were compiled, or could not be, and what is to be seen was drawn.
  case compiled(CanvasAnswer)
  case drawn(CanvasAnswer)
  case judged(LearnerVerdict)
  /// Why there is no verdict.
  case notJudged(Sentence)
  /// The room for pictures, in cells.
  case resized(CanvasRoom)
  /// Pixels for the screen were made, or could not be.
  case converted(CanvasSpot, String?)
}

/// What a canvas wants done; the outcome comes back as an event.
package enum CanvasEffect: Hashable, Sendable {
  /// Compile the files as they are now, then draw.
  case compile(CanvasOrder)
  /// Draw what compiled last.
  case draw(CanvasOrder)
  /// Judge the exercise that the files belong to.
  case check
  case leave
}

/// A rectangle of cells.
package struct CanvasRoom: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}

package import Judge
package import Sentences
package import Terminal

package enum CanvasEvent: Sendable {
  case started
  case key(Key)
  /// The user pressed Ctrl-C.
  case interrupted
  /// A file was saved; more saves may follow immediately.
  case saved
  case disappeared
  /// The files were compiled, if possible, and drawn.
  case compiled(CanvasAnswer)
  case drawn(CanvasAnswer)
  case judged(LearnerVerdict)
  case notJudged(Sentence)
  /// The space for pictures changed; its size is in cells.
  case resized(CanvasRoom)
  /// Pixels for the screen are ready; nil if they can't be created.
  case converted(CanvasSpot, String?)
}

/// An effect that a canvas requests; its outcome is an event.
package enum CanvasEffect: Hashable, Sendable {
  /// Compiles the files in their current state, then draws them.
  case compile(CanvasOrder)
  /// Draws the last compiled code.
  case draw(CanvasOrder)
  case check
  case leave
}

package struct CanvasRoom: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}

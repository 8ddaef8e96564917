package import Curriculum
package import Terminal
package import Tutor

package enum LearningEvent: Sendable {
  case started
  case key(Key)
  /// The learner pressed Ctrl-C.
  case interrupted
  /// The learner's files were saved, with their new contents by name.
  case saved([String: String])
  case disappeared
  case canvas(CanvasEvent)
  case session(SessionEvent)
  case ready(Exercise, [String: String])
  case illustrated([String: [StyledText]], of: Exercise, columns: Int)
  /// The number of rows in the lesson, the number of visible rows, and the space for pictures.
  case measured(rows: Int, visible: Int, room: CanvasRoom)
}

package enum LearningEffect: Sendable {
  case canvas(CanvasEffect)
  case session(SessionEffect)
  case leave
}

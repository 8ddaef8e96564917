package import Curriculum
package import Terminal
package import Tutor

/// Something that happened on the learning screen.
package enum LearningEvent: Sendable {
  case started
  case key(Key)
  /// Ctrl-C.
  case interrupted
  /// The learner's files were saved, with what they hold now, by name.
  case saved([String: String])
  case disappeared
  case canvas(CanvasEvent)
  /// What came of an effect of the session's.
  case session(SessionEvent)
  /// The exercise's files lie ready, with what they hold.
  case ready(Exercise, [String: String])
  /// The figures of the lesson, painted for a width.
  case illustrated([String: [StyledText]], of: Exercise, columns: Int)
  /// How many rows the lesson has, and how many of them there is room for.
  case measured(rows: Int, visible: Int, room: CanvasRoom)
}

/// What the learning screen wants done.
package enum LearningEffect: Sendable {
  case canvas(CanvasEffect)
  case session(SessionEffect)
  case leave
}

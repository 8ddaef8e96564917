package import Curriculum
package import Terminal
package import Tutor
package import WorkerProtocol

package enum LearningEvent: Sendable {
  case started
  case key(Key)
  /// The learner typed a character of a search text or a command.
  case typed(Character)
  /// The learner pressed Ctrl-C.
  case interrupted
  /// The learner's files were saved, with their new contents by name.
  case saved([String: String])
  case disappeared
  case canvas(CanvasEvent)
  case session(SessionEvent)
  /// The exercise's files, with their contents by name, and the pictures recorded for exactly these files.
  case ready(Exercise, [String: String], recorded: [RenderedWidget] = [])
  case illustrated([String: [StyledText]], of: Exercise)
  /// The pictures of failed checks in pixels, by the check's identifier.
  case checksDrawn([String: [StyledText]])
  /// The lesson's rows, the number of visible rows, the space for pictures, and the number of rows of messages
  /// that don't fit.
  case measured(rows: [String], visible: Int, room: CanvasRoom, hiddenWords: Int)
  /// The session after commands that ran beside the screen.
  case returned(Session)
}

package enum LearningEffect: Sendable {
  case canvas(CanvasEffect)
  case session(SessionEffect)
  /// Runs a typed command beside the screen, as at the prompt.
  case aside(String)
  case leave
}

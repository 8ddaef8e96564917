package import Curriculum
package import Sentences
package import Terminal
package import Tutor

/// What the learning screen needs from the rest of Rings and from the machine.
package struct LearningServices: Sendable {
  package var workspace: Workspace
  /// The canvas of an exercise, whose verdicts nobody has noted yet.
  package var canvas: @Sendable (Exercise, Language) async throws -> CanvasServices
  /// Draws the figures of a lesson for a width.
  package var illustrate:
    @Sendable (FigureOrder, TerminalCapabilities) async -> [String: [StyledText]]
  /// Opens a file in the learner's editor and returns when it is left.
  package var edit: @Sendable (FilePlace) async throws(SessionFailure) -> Void
  package var write: @Sendable (String) -> Void
  /// The terminal as it is now: its size changes.
  package var capabilities: @Sendable () -> TerminalCapabilities
  /// Turns an error of another part into a sentence.
  package var describe: @Sendable (any Error, Language) -> String

  package init(
    workspace: Workspace,
    canvas: @escaping @Sendable (Exercise, Language) async throws -> CanvasServices,
    illustrate:
      @escaping @Sendable (FigureOrder, TerminalCapabilities) async -> [String: [StyledText]],
    edit: @escaping @Sendable (FilePlace) async throws(SessionFailure) -> Void,
    write: @escaping @Sendable (String) -> Void,
    capabilities: @escaping @Sendable () -> TerminalCapabilities,
    describe: @escaping @Sendable (any Error, Language) -> String
  ) {
    self.workspace = workspace
    self.canvas = canvas
    self.illustrate = illustrate
    self.edit = edit
    self.write = write
    self.capabilities = capabilities
    self.describe = describe
  }
}

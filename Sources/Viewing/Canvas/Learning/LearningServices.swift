package import Curriculum
package import Judge
package import Sentences
package import Terminal
package import Tutor
package import WorkerProtocol

/// The learning screen's dependencies on the rest of Rings and on the machine.
package struct LearningServices: Sendable {
  package var workspace: Workspace
  /// Creates the canvas of an exercise, which doesn't record its verdicts.
  package var canvas: @Sendable (Exercise, Language) async throws -> CanvasServices
  package var illustrate:
    @Sendable (FigureOrder, TerminalCapabilities) async -> [String: [StyledText]]
  /// Returns rows of pixels for the pictures of failed checks, by the check's identifier.
  package var checkPictures:
    @Sendable ([String: [CheckResult.Render]], TerminalCapabilities, Language) async -> [String:
      [StyledText]] = { _, _, _ in [:] }
  /// Opens a file in the learner's editor; returns when the editor closes.
  package var edit: @Sendable (FilePlace) async throws(SessionFailure) -> Void
  /// Runs a typed command beside the screen; returns the session when the learner goes back to the screen.
  package var runAside: @Sendable (Session, String) async -> Session = { session, _ in session }
  /// The editor that `edit` opens; nil if there is none.
  package var editor: Editor?
  /// Returns the pictures recorded with the pack for these files by name; empty if there are none.
  package var recorded: @Sendable (Exercise, [String: String]) -> [RenderedWidget] = { _, _ in [] }
  /// Asks the terminal for pixel support before the screen is set up; returns nil if it shows only cells.
  package var pixels: @Sendable () async -> CanvasPixels? = { nil }
  package var write: @Sendable (String) -> Void
  /// Returns the terminal's current capabilities, because its size can change.
  package var capabilities: @Sendable () -> TerminalCapabilities
  /// Returns the message for another module's error.
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

package import Curriculum
import Foundation
package import Judge
package import Sentences
package import Terminal

/// The services that a session needs from other modules and the system.
package struct TutorServices: Sendable {
  package typealias Aside = @Sendable (Session, String) async -> Session

  /// Checks the learner's current files, with titles and messages in the given language.
  package var check: @Sendable (Exercise, Language) async throws -> LearnerVerdict
  /// Called when an exercise's files are ready, before the learner reads the task.
  package var opened: @Sendable (Exercise) async -> Void
  package var draw: @Sendable (PictureOrder, TerminalCapabilities) async throws -> DrawingOutcome
  /// Draws a lesson's figures, keyed by block text; omits figures that can't be drawn.
  package var illustrate:
    @Sendable (FigureOrder, TerminalCapabilities) async -> [String: [StyledText]]
  /// Draws the pictures of failed checks in pixels, keyed by check; empty for a terminal that shows cells.
  package var depict:
    @Sendable ([String: [CheckResult.Render]], Language, TerminalCapabilities) async ->
      [String: [StyledText]]
  /// Runs a shell command on an exercise's files, for the given terminal.
  package var look:
    @Sendable (ShellCommandRequest, TerminalCapabilities) async throws -> DrawingOutcome
  /// Draws the result of a passed exercise, for the given terminal.
  package var showPassed:
    @Sendable (ShellCommandRequest, TerminalCapabilities) async throws -> DrawingOutcome
  /// Shows an exercise's live preview, and returns when the learner leaves it.
  ///
  /// The last argument is true for a page in a browser.
  package var showCanvas: @Sendable (Exercise, Language, PictureWay, Bool) async throws -> Void
  /// Continues a session on the learning screen, and returns its state afterwards.
  ///
  /// The third argument is true if the session starts on the screen. The last one runs a typed command beside
  /// the screen, and returns the session when the learner goes back.
  package var showScreen:
    @Sendable (Session, PictureWay, Bool, @escaping Aside) async throws -> Session
  /// Returns a lint rule by number; nil for an unknown number.
  package var rule: @Sendable (String) -> RuleReason?
  /// Returns the picture mode to use for a requested mode; cells if the terminal doesn't support it.
  package var pictures: @Sendable (PictureWay) async -> PictureWay
  /// Opens a file in the learner's editor, and returns when the editor exits.
  package var edit: @Sendable (FilePlace) async throws(SessionFailure) -> Void
  /// The source of lines, typed or piped.
  package var reader: LineReader
  package var write: @Sendable (String) -> Void
  /// Returns the terminal's current capabilities, because its width can change.
  package var capabilities: @Sendable () -> TerminalCapabilities
  package var describe: @Sendable (any Error, Language) -> String

  package init(
    check: @escaping @Sendable (Exercise, Language) async throws -> LearnerVerdict,
    opened: @escaping @Sendable (Exercise) async -> Void = { _ in },
    draw: @escaping @Sendable (PictureOrder, TerminalCapabilities) async throws -> DrawingOutcome,
    illustrate:
      @escaping @Sendable (FigureOrder, TerminalCapabilities) async -> [String: [StyledText]] = {
        _, _ in [:]
      },
    depict:
      @escaping @Sendable ([String: [CheckResult.Render]], Language, TerminalCapabilities) async ->
      [String: [StyledText]] = { _, _, _ in [:] },
    look:
      @escaping @Sendable (ShellCommandRequest, TerminalCapabilities) async throws -> DrawingOutcome =
      {
        _, _ in .told("", .worked)
      },
    showPassed:
      @escaping @Sendable (ShellCommandRequest, TerminalCapabilities) async throws ->
      DrawingOutcome = { _, _ in .told("", .worked) },
    showCanvas: @escaping @Sendable (Exercise, Language, PictureWay, Bool) async throws -> Void = {
      _, _, _, _ in
    },
    showScreen:
      @escaping @Sendable (Session, PictureWay, Bool, @escaping Aside) async throws -> Session = {
        session, _, _, _ in session
      },
    rule: @escaping @Sendable (String) -> RuleReason? = { _ in nil },
    pictures: @escaping @Sendable (PictureWay) async -> PictureWay = { $0 },
    edit: @escaping @Sendable (FilePlace) async throws(SessionFailure) -> Void, reader: LineReader,
    write: @escaping @Sendable (String) -> Void,
    capabilities: @escaping @Sendable () -> TerminalCapabilities,
    describe: @escaping @Sendable (any Error, Language) -> String = { error, _ in "\(error)" }
  ) {
    self.check = check
    self.opened = opened
    self.draw = draw
    self.illustrate = illustrate
    self.depict = depict
    self.look = look
    self.showPassed = showPassed
    self.showCanvas = showCanvas
    self.showScreen = showScreen
    self.rule = rule
    self.pictures = pictures
    self.edit = edit
    self.reader = reader
    self.write = write
    self.capabilities = capabilities
    self.describe = describe
  }
}

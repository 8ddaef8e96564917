package import Curriculum
import Foundation
package import Judge
package import Sentences
package import Terminal

/// What a session needs from the rest of Rings and from the machine.
package struct TutorServices: Sendable {
  /// Judges the learner's files as they are now, with titles and messages in a language.
  package var check: @Sendable (Exercise, Language) async throws -> LearnerVerdict
  /// Told which exercise's files lie ready, before the learner reads what to do with them.
  package var opened: @Sendable (Exercise) async -> Void
  /// Draws for the terminal that is given.
  package var draw: @Sendable (PictureOrder, TerminalCapabilities) async throws -> DrawingOutcome
  /// Draws the figures of a lesson, of which each is given as its block's text; those that cannot be
  /// drawn are left out.
  package var illustrate:
    @Sendable (FigureOrder, TerminalCapabilities) async -> [String: [StyledText]]
  /// Carries out a command of the shell's over an exercise's files, for the terminal that is given.
  package var look: @Sendable (LookOrder, TerminalCapabilities) async throws -> DrawingOutcome
  /// Draws what a passed exercise was about, for the terminal that is given.
  package var showPassed: @Sendable (LookOrder, TerminalCapabilities) async throws -> DrawingOutcome
  /// Shows an exercise's widget in a screen of its own, and returns when it is left.
  ///
  /// The last argument is true for a page in a browser.
  package var showCanvas: @Sendable (Exercise, Language, PictureWay, Bool) async throws -> Void
  /// Goes on with a session on the learning screen, and gives it back as it was left.
  package var showScreen: @Sendable (Session) async throws -> Session
  /// A numbered rule of the lint; nil where there is none of that number.
  package var rule: @Sendable (String) -> RuleReason?
  /// How the terminal shows pictures of somebody's wish; cells where it cannot show others.
  package var pictures: @Sendable (PictureWay) async -> PictureWay
  /// Opens a file in the learner's editor and returns when it is left.
  package var edit: @Sendable (FilePlace) async throws(SessionFailure) -> Void
  /// The lines typed, or piped in.
  package var reader: LineReader
  package var write: @Sendable (String) -> Void
  /// The terminal as it is now: its width changes.
  package var capabilities: @Sendable () -> TerminalCapabilities
  /// Turns an error of another part into a sentence.
  package var describe: @Sendable (any Error, Language) -> String

  package init(
    check: @escaping @Sendable (Exercise, Language) async throws -> LearnerVerdict,
    opened: @escaping @Sendable (Exercise) async -> Void = { _ in },
    draw: @escaping @Sendable (PictureOrder, TerminalCapabilities) async throws -> DrawingOutcome,
    illustrate:
      @escaping @Sendable (FigureOrder, TerminalCapabilities) async -> [String: [StyledText]] = {
        _, _ in [:]
      },
    look: @escaping @Sendable (LookOrder, TerminalCapabilities) async throws -> DrawingOutcome = {
      _, _ in .told("", .worked)
    },
    showPassed:
      @escaping @Sendable (LookOrder, TerminalCapabilities) async throws ->
      DrawingOutcome = { _, _ in .told("", .worked) },
    showCanvas: @escaping @Sendable (Exercise, Language, PictureWay, Bool) async throws -> Void = {
      _, _, _, _ in
    },
    showScreen: @escaping @Sendable (Session) async throws -> Session = { $0 },
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

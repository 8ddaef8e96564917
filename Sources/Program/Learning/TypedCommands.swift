package import Terminal
package import Tutor

/// Shell commands that a learner types at the prompt, carried out by the command line.
package struct TypedCommands: Sendable {
  package typealias Action =
    @Sendable (ShellCommandRequest, CourseWork, TerminalCapabilities) async throws -> DrawingOutcome

  /// Carries out a command that only views the open exercise's files.
  let look: Action
  /// Shows a passed exercise before and after.
  let showPassed: Action

  package init(look: @escaping Action, showPassed: @escaping Action) {
    self.look = look
    self.showPassed = showPassed
  }
}

package import Terminal
package import Tutor

/// The shell's commands that a learner types at the prompt; the command line carries them out.
package struct TypedCommands: Sendable {
  package typealias Action =
    @Sendable (LookOrder, CourseWork, TerminalCapabilities) async throws -> DrawingOutcome

  /// Carries out a command that only looks at the open exercise's files.
  let look: Action
  /// Shows what a passed exercise was about.
  let showPassed: Action

  package init(look: @escaping Action, showPassed: @escaping Action) {
    self.look = look
    self.showPassed = showPassed
  }
}

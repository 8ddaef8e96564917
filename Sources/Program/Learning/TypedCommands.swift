package import Terminal
package import Tutor

/// What the command line does for a learner's session: the commands of the shell that are typed at the prompt.
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

/// The place where the reader types commands, which determines how messages refer to commands.
package enum CommandPlace: Hashable, Sendable {
  /// At the tutor's prompt: `check all`.
  case prompt
  /// In watch mode, where single keys are commands.
  case watching
  /// On the learning screen, where keys are commands, and others are typed after a colon.
  case screen
  /// At the shell's prompt: `rings check --all`.
  case shell
}

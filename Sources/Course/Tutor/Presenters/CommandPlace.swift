/// The place where the reader types commands, which determines how messages refer to commands.
package enum CommandPlace: Hashable, Sendable {
  /// At the tutor's prompt: `check all`.
  case prompt
  /// In watch mode, where single keys are commands.
  case watching
  /// At the shell's prompt: `rings check --all`.
  case shell
}

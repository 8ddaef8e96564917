/// Where the reader of a text types: it decides how the text names what to type.
package enum CommandPlace: Hashable, Sendable {
  /// At the tutor's prompt: `check all`.
  case prompt
  /// In watch mode, where single keys are commands.
  case watching
  /// At the shell's prompt: `rings check --all`.
  case shell
}

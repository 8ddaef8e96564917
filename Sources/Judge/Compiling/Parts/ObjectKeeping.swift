/// Whose files keep their objects from one compile to the next.
package enum ObjectKeeping: Sendable, Hashable {
  /// Those that are settled, and that were compiled with nobody's work of now beside them: the others are a
  /// stranger's, who must not leave anything behind for the next one.
  case settled

  /// All, since they are one person's, as they were compiled last: who changes what other files look for goes
  /// on from there.
  case latest

  /// All, since they are one person's, as most compiles have them: answers differ from one solution in a
  /// place each.
  case usual
}

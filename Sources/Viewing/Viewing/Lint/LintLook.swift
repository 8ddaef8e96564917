package import WidgetLint

/// What the lint has to look at.
package struct LintLook: Sendable {
  /// A widget each, with its pictures.
  package var subjects: [LintSubject] = []
  /// Live Activities and controls, which the lint's rules are not about, by their types.
  package var others: [String] = []
  /// Widgets of which something could not be drawn; what could be is looked at.
  package var failures: [PictureFailure] = []
}

package import WidgetLint

/// The input of `lint`.
package struct LintInput: Sendable {
  package var subjects: [LintSubject] = []
  /// The types of controls, which no rule covers.
  package var others: [String] = []
  /// Widgets with pictures that couldn't be drawn; the other pictures are still checked.
  package var failures: [PictureFailure] = []
}

/// Views of the learner's own that a widget cannot show, since UIKit would have to run for them.
enum UnsupportedView {
  /// The protocol that makes `view` one of them; nil for every other view.
  static func name(of view: some View) -> String? {
    switch view {
    case is any UIViewRepresentable: "UIViewRepresentable"
    case is any UIViewControllerRepresentable: "UIViewControllerRepresentable"
    default: nil
    }
  }
}

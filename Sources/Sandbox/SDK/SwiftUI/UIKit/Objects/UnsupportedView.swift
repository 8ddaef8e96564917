/// The learner's own views that a widget can't show, because they need UIKit at run time.
enum UnsupportedView {
  /// Returns the protocol that makes `view` unsupported, or `nil` for all other views.
  static func name(of view: some View) -> String? {
    switch view {
    case is any UIViewRepresentable: "UIViewRepresentable"
    case is any UIViewControllerRepresentable: "UIViewControllerRepresentable"
    default: nil
    }
  }
}

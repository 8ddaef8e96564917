/// What a widget gallery offers.
extension ExerciseTestCase {
  /// Fails unless the gallery offers a widget, in these families.
  ///
  /// - Parameters:
  ///   - families: Nil takes any.
  ///   - gallery: See `gallery(appTarget:extensionTarget:ios:device:)`.
  public func assertOffered(
    _ type: String, _ families: [Family]? = nil, in gallery: Gallery, _ message: String? = nil
  ) {
    guard let widget = gallery.widget(type) else {
      return fail(
        message ?? "The widget gallery does not offer \(type).", expected: type,
        actual: gallery.types.isEmpty ? "nothing" : gallery.types.joined(separator: ", "))
    }
    guard let families, widget.families != families else { return }
    fail(
      message ?? "The widget gallery offers \(type) in other families than it should.",
      expected: families.map(\.rawValue).joined(separator: ", "),
      actual: widget.families.map(\.rawValue).joined(separator: ", "))
  }
}

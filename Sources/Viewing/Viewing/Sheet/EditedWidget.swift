package import Stage

/// An edit sheet, and the widget as it looks with what is chosen there.
package struct EditedWidget: Sendable {
  package var sheet: EditSheet
  /// The widget with these settings; nil where it cannot be drawn or was not asked for.
  package var picture: RenderedWidget?
  /// Why it cannot be drawn.
  package var failure: StudioFailure?
}

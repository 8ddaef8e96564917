package import WorkerProtocol

/// An edit sheet, and the widget with the chosen values.
package struct EditedWidget: Sendable {
  package var sheet: EditSheet
  /// The widget's picture; nil if it can't be drawn or wasn't requested.
  package var picture: RenderedWidget?
  package var failure: StudioFailure?
}

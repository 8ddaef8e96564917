public import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentResult {
  /// Returns a result that shows a view in Siri or Shortcuts.
  ///
  /// Widgets never show it.
  public static func result<Content>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never>, Content: View {
    IntentResultContainer(snippet: view)
  }

  public static func result<Content>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog>, Content: View {
    IntentResultContainer(snippet: view, dialog: dialog)
  }

  public static func result<Value, Content>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never>, Content: View {
    IntentResultContainer(value: value, snippet: view)
  }

  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog>, Content: View {
    IntentResultContainer(value: value, snippet: view, dialog: dialog)
  }
}

/// An intent that shows a view with buttons and toggles.
///
/// Widgets never show it.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public protocol SnippetIntent: AppIntent where Self.PerformResult: ShowsSnippetView {}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SnippetIntent {
  public static func reload() {}
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension IntentResultContainer: ShowsSnippetIntent {}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension IntentResult {
  public static func result<Snippet>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never>, Snippet: SnippetIntent {
    IntentResultContainer(snippet: snippetIntent)
  }

  public static func result<Value, Snippet>(value: Value, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never>, Snippet: SnippetIntent {
    IntentResultContainer(value: value, snippet: snippetIntent)
  }

  public static func result<Snippet>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog>, Snippet: SnippetIntent {
    IntentResultContainer(snippet: snippetIntent, dialog: dialog)
  }

  public static func result<Value, Snippet>(
    value: Value, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog>, Snippet: SnippetIntent {
    IntentResultContainer(value: value, snippet: snippetIntent, dialog: dialog)
  }
}

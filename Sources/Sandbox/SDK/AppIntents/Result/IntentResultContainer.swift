/// The type of results that `.result(…)` creates.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent {
  public let value: Value?
  package let opensIntent: OpensAppIntent?
  package let snippet: Snippet?
  package let dialog: Dialog?

  package init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, snippet: Snippet? = nil,
    dialog: Dialog? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentResultContainer: ReturnsValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentResultContainer: OpensIntent {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentResultContainer: ShowsSnippetView {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  public static func result<OpensAppIntent>(opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent)
  }

  public static func result<OpensAppIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }

  public static func result<Value, OpensAppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  public static func result<Value, OpensAppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}

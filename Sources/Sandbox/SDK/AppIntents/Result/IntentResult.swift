/// The result of an intent: a value, a dialog, a view or another intent.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  var value: Value? { get }
}

/// A result with a value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a follow-up intent.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol OpensIntent: IntentResult {}

/// A result with a dialog.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ShowsSnippetView: IntentResult {}

/// A result with another intent's view.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public protocol ShowsSnippetIntent: IntentResult {}

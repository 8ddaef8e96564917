public import AppleFoundation

/// What the system tells an intent while it performs its action.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct IntentSystemContext: Sendable {
  /// When the Action button was pressed; nil everywhere but on a watch that has one.
  public var preciseTimestamp: Date? { nil }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension AppIntent {
  /// What the system tells while the action is performed.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

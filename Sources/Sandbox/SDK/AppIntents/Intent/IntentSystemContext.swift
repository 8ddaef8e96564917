public import AppleFoundation

/// Information from the system for a running intent.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct IntentSystemContext: Sendable {
  /// The time at which the Action button was pressed, which is `nil` except on watches with that button.
  public var preciseTimestamp: Date? { nil }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension AppIntent {
  /// Information from the system for the running intent.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

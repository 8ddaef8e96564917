public import AppleFoundation

/// The reasons a Live Activity can't start.
@available(iOS 16.1, *)
public enum ActivityAuthorizationError: Error, Hashable, Sendable, LocalizedError {
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
  case attributesTooLarge
  case unsupported
  case unsupportedTarget
  case visibility
  case persistenceFailure
  case unentitled
  case malformedActivityIdentifier
  case missingProcessIdentifier
  case reconnectNotPermitted

  public var errorDescription: String? {
    switch self {
    case .attributesTooLarge: "The attributes and state of a Live Activity can take up 4 KB at most"
    default: "The Live Activity could not be started: \(self)"
    }
  }
}

/// The user's permission for the app to start Live Activities.
@available(iOS 16.1, *)
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { ActivityCenter.areActivitiesEnabled }
  @available(iOS 16.2, *)
  public var frequentPushesEnabled: Bool { ActivityCenter.areActivitiesEnabled }

  public var activityEnablementUpdates: ActivityUpdates<Bool> {
    ActivityUpdates.none
  }

  @available(iOS 16.2, *)
  public var frequentPushEnablementUpdates: ActivityUpdates<Bool> {
    ActivityUpdates.none
  }
}

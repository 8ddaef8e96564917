@_exported public import AppleFoundation

@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// An error of the notification center.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
public struct UNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// The interface for notifications.
///
/// The simulated phone doesn't allow notifications. Every request fails with
/// `UNError.notificationsNotAllowed`.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()

  open class func current() -> UNUserNotificationCenter { center }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  open func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(UNError(.notificationsNotAllowed))
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
}

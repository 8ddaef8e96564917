public import AppleFoundation

/// The condition for showing a notification.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request to show a notification.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

public import AppleFoundation
public import SwiftUI

/// One of the person's calendars.
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class EKCalendar: NSObject, @unchecked Sendable {
  public let calendarIdentifier: String
  open var title: String = ""
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor

  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource! = EKSource()

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    calendarIdentifier = UUID().uuidString
    super.init()
  }

  open var allowsContentModifications: Bool { false }
}

/// The account of a calendar.
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class EKSource: NSObject, @unchecked Sendable {
  public let sourceIdentifier = UUID().uuidString
  open var title: String { "" }
  open var sourceType: EKSourceType { .local }

  override init() {
    super.init()
  }
}

/// The type of an account.
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// The base class of events and reminders.
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class EKCalendarItem: NSObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?

  override init() {
    super.init()
  }
}

/// A calendar event.
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date! = Date()
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date! = Date()
  open var isAllDay = false
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { calendarItemIdentifier }

  public init(eventStore: EKEventStore) {
    super.init()
  }
}

/// A reminder.
@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var isCompleted = false
  open var completionDate: Date?
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var priority = 0

  public init(eventStore: EKEventStore) {
    super.init()
  }
}

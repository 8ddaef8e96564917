public import AppleFoundation

/// The type of calendar items.
@available(iOS 6.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// The app's authorization for calendars or reminders.
@available(iOS 6.0, macOS 10.9, watchOS 2.0, visionOS 1.0, *)
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  @available(iOS, introduced: 6.0, deprecated: 17.0, renamed: "fullAccess")
  @available(macOS, introduced: 10.9, deprecated: 14.0, renamed: "fullAccess")
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The scope of a change: one event, or also future events.
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

/// The person's calendars and reminders.
///
/// Access is denied on the simulated phone, and the store is empty.
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  open var eventStoreIdentifier: String { "simulated" }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  open func requestFullAccessToEvents() async throws -> Bool { false }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  open func requestFullAccessToReminders() async throws -> Bool { false }

  @available(iOS, introduced: 6.0, deprecated: 17.0)
  @available(macOS, introduced: 10.9, deprecated: 14.0)
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let event = object as? EKEvent else { return false }
      return event.startDate < endDate && event.endDate > startDate
    }
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }

  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSNull()
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.noCalendar)
  }

  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventNotMutable)
  }
}

/// An error of the event store.
@available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
public struct EKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension NSNotification.Name {
  @available(iOS 4.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

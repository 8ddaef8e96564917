public import AppleFoundation

/// The importance of a notification, which decides whether it breaks through a Focus.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A file that a notification shows.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
    super.init()
  }
}

/// The content of a notification.
@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNNotificationContent: NSObject, @unchecked Sendable {
  struct Fields {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body: String = ""
    var categoryIdentifier: String = ""
    var launchImageName: String = ""
    var sound: UNNotificationSound?
    var subtitle: String = ""
    var targetContentIdentifier: String?
    var threadIdentifier: String = ""
    var title: String = ""
    var userInfo: [AnyHashable: Any] = [:]
    var interruptionLevel: UInt = 1
    var relevanceScore: Double = 0
    var filterCriteria: String?
  }

  var fields = Fields()

  override init() {
    super.init()
  }

  open var attachments: [UNNotificationAttachment] { fields.attachments }
  open var badge: NSNumber? { fields.badge }
  open var body: String { fields.body }
  open var categoryIdentifier: String { fields.categoryIdentifier }
  open var launchImageName: String { fields.launchImageName }
  open var sound: UNNotificationSound? { fields.sound }
  open var subtitle: String { fields.subtitle }
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
  open var targetContentIdentifier: String? { fields.targetContentIdentifier }

  open var threadIdentifier: String { fields.threadIdentifier }
  open var title: String { fields.title }
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  open var interruptionLevel: UNNotificationInterruptionLevel {
    UNNotificationInterruptionLevel(rawValue: fields.interruptionLevel) ?? .active
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  open var relevanceScore: Double { fields.relevanceScore }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  open var filterCriteria: String? { fields.filterCriteria }
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open override var attachments: [UNNotificationAttachment] {
    get { fields.attachments }
    set { fields.attachments = newValue }
  }

  open override var badge: NSNumber? {
    get { fields.badge }
    set { fields.badge = newValue }
  }

  open override var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }

  open override var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }

  open override var launchImageName: String {
    get { fields.launchImageName }
    set { fields.launchImageName = newValue }
  }

  open override var sound: UNNotificationSound? {
    get { fields.sound }
    set { fields.sound = newValue }
  }

  open override var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }

  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
  open override var targetContentIdentifier: String? {
    get { fields.targetContentIdentifier }
    set { fields.targetContentIdentifier = newValue }
  }

  open override var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }

  open override var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }

  open override var userInfo: [AnyHashable: Any] {
    get { fields.userInfo }
    set { fields.userInfo = newValue }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { fields.interruptionLevel = newValue.rawValue }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  open override var relevanceScore: Double {
    get { fields.relevanceScore }
    set { fields.relevanceScore = newValue }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  open override var filterCriteria: String? {
    get { fields.filterCriteria }
    set { fields.filterCriteria = newValue }
  }
}

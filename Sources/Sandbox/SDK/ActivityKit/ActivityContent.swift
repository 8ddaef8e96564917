public import AppleFoundation

/// The state of a Live Activity, with its stale date and relevance score.
@available(iOS 16.2, *)
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

@available(iOS 16.2, *)
extension ActivityContent: Sendable where State: Sendable {}
@available(iOS 16.2, *)
extension ActivityContent: Equatable {}
@available(iOS 16.2, *)
extension ActivityContent: Hashable {}

/// The current stage of a Live Activity.
@available(iOS 16.1, *)
public enum ActivityState: Codable, Hashable, Sendable {
  case active
  case ended
  case dismissed
  @available(iOS 16.2, *)
  case stale
  @available(iOS 26.0, *)
  case pending
}

/// A policy for when an ended Live Activity leaves the Lock Screen.
@available(iOS 16.1, *)
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  package enum Moment: Equatable, Sendable {
    case byTheSystem, immediate
    case after(Date)
  }

  package let moment: Moment

  public static let `default` = ActivityUIDismissalPolicy(moment: .byTheSystem)
  public static let immediate = ActivityUIDismissalPolicy(moment: .immediate)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(moment: .after(date))
  }
}

/// The alert that announces an update.
@available(iOS 16.1, *)
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound of an alert.
  public struct AlertSound: Equatable, Sendable {
    package let name: String?
    public static var `default`: AlertSound { AlertSound(name: nil) }
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The push mechanism that delivers an activity's updates.
@available(iOS 16.1, *)
public struct PushType: Equatable, Sendable {
  package let channel: String?
  public static let token = PushType(channel: nil)
  @available(iOS 18.0, *)
  public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}

/// The style of a Live Activity, which determines how long the activity continues without its app.
@available(iOS 18.0, *)
public enum ActivityStyle: Hashable, Sendable {
  case standard
  case transient
}

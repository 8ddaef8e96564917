public import AppleFoundation
import Synchronization

/// A Live Activity: its attributes, and the state it shows on the Lock Screen and in the Dynamic Island.
@available(iOS 16.1, *)
public final class Activity<Attributes>: Identifiable, @unchecked Sendable
where Attributes: ActivityAttributes {
  public typealias ContentState = Attributes.ContentState
  @available(iOS 16.2, *)
  public typealias ActivityStateUpdates = ActivityUpdates<ActivityState>
  @available(iOS 16.2, *)
  public typealias ContentUpdates = ActivityUpdates<ActivityContent<ContentState>>

  private struct Life {
    var content: ActivityContent<ContentState>
    var state: ActivityState
    var contentListeners: [(ActivityContent<ContentState>) -> Void] = []
    var stateListeners: [(ActivityState) -> Void] = []
  }

  public let id: String
  public let attributes: Attributes
  private let lock = Mutex(())
  private var life: Life

  private init(
    id: String = UUID().uuidString, attributes: Attributes, content: ActivityContent<ContentState>
  ) {
    self.id = id
    self.attributes = attributes
    self.life = Life(content: content, state: .active)
  }

  public var activityState: ActivityState { lock.withLock { _ in life.state } }

  @available(iOS 16.2, *)
  public var content: ActivityContent<ContentState> { lock.withLock { _ in life.content } }

  @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use content instead")
  public var contentState: ContentState { content.state }

  public var pushToken: Data? { nil }

  public static var activities: [Activity<Attributes>] {
    ActivityCenter.activities(of: Attributes.self)
  }

  @available(iOS 16.2, *)
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    guard ActivityCenter.areActivitiesEnabled else { throw ActivityAuthorizationError.denied }
    let encoder = JSONEncoder()
    let size = try encoder.encode(attributes).count + encoder.encode(content.state).count
    guard size <= ActivityCenter.maximumContentSize else {
      throw ActivityAuthorizationError.attributesTooLarge
    }
    let activity = Activity(attributes: attributes, content: content)
    ActivityCenter.add(activity)
    return activity
  }

  @available(iOS 18.0, *)
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType)
  }

  @available(iOS, introduced: 16.1, deprecated: 16.2)
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }
}

@available(iOS 16.2, *)
extension Activity {
  /// Starts the activity that a picture shows, so that the intents of its buttons find it.
  ///
  /// It replaces the activity of an earlier picture.
  package static func start(
    shownAs id: String, attributes: Attributes, state: ContentState
  ) -> Activity<Attributes> {
    let activity = Activity(
      id: id, attributes: attributes, content: ActivityContent(state: state, staleDate: nil))
    ActivityCenter.remove { ($0 as? Activity<Attributes>)?.id == id }
    ActivityCenter.add(activity)
    return activity
  }
}

@available(iOS 16.1, *)
extension Activity {
  @available(iOS 16.2, *)
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    change { life in
      guard life.state == .active || life.state == .stale else { return }
      life.content = content
    }
  }

  @available(iOS 17.2, *)
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    await update(content, alertConfiguration: alertConfiguration)
  }

  @available(iOS, introduced: 16.1, deprecated: 16.2)
  public func update(using contentState: ContentState) async {
    await update(ActivityContent(state: contentState, staleDate: nil))
  }

  @available(iOS, introduced: 16.1, deprecated: 16.2)
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(ActivityContent(state: contentState, staleDate: nil))
  }

  @available(iOS 16.2, *)
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    change { life in
      if let content { life.content = content }
      life.state = dismissalPolicy == .immediate ? .dismissed : .ended
    }
  }

  @available(iOS 17.2, *)
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
  }

  @available(iOS, introduced: 16.1, deprecated: 16.2)
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }

  /// Changes the activity and notifies the listeners of its content and state.
  private func change(_ body: (inout Life) -> Void) {
    let life = lock.withLock { _ in
      body(&self.life)
      return self.life
    }
    for listener in life.contentListeners { listener(life.content) }
    for listener in life.stateListeners { listener(life.state) }
  }

  /// The current state, followed by every later state until the activity is dismissed.
  public var activityStateUpdates: ActivityUpdates<ActivityState> {
    ActivityUpdates { send, finish in
      lock.withLock { _ in
        send(life.state)
        life.stateListeners.append { state in
          send(state)
          if state == .dismissed { finish() }
        }
      }
    }
  }

  @available(iOS 16.2, *)
  public var contentUpdates: ActivityUpdates<ActivityContent<ContentState>> {
    ActivityUpdates { send, _ in
      lock.withLock { _ in life.contentListeners.append(send) }
    }
  }

  @available(iOS, introduced: 16.1, deprecated: 16.2)
  public var contentStateUpdates: ActivityUpdates<ContentState> {
    ActivityUpdates { send, _ in
      lock.withLock { _ in life.contentListeners.append { send($0.state) } }
    }
  }

  /// Always empty, because no server can reach the simulated phone.
  public var pushTokenUpdates: ActivityUpdates<Data> { .none }

  @available(iOS 17.2, *)
  public static var pushToStartTokenUpdates: ActivityUpdates<Data> { .none }

  @available(iOS 17.2, *)
  public static var pushToStartToken: Data? { nil }

  public static var activityUpdates: ActivityUpdates<Activity<Attributes>> {
    let started = activities
    return ActivityUpdates { send, finish in
      started.forEach(send)
      finish()
    }
  }
}

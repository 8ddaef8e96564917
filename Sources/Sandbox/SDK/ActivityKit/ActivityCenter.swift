import Synchronization

/// The Live Activities running on the simulated phone.
package enum ActivityCenter {
  /// The maximum encoded size of an activity's attributes and state, in bytes (Apple's ActivityKit
  /// documentation).
  package static let maximumContentSize = 4096

  private struct State {
    var areEnabled = true
    var activities: [any AnyObject & Sendable] = []
  }

  private static let state = Mutex(State())

  /// Whether the user allows Live Activities in Settings.
  package static var areActivitiesEnabled: Bool {
    get { state.withLock { $0.areEnabled } }
    set { state.withLock { $0.areEnabled = newValue } }
  }

  static func add(_ activity: any AnyObject & Sendable) {
    state.withLock { $0.activities.append(activity) }
  }

  static func remove(where isMeant: (any AnyObject & Sendable) -> Bool) {
    state.withLock { $0.activities.removeAll(where: isMeant) }
  }

  /// Returns the activities with attributes of one type, in the order they were started.
  static func activities<Attributes>(of type: Attributes.Type) -> [Activity<Attributes>] {
    state.withLock { $0.activities }.compactMap { $0 as? Activity<Attributes> }
  }

  /// All started activities, whatever the type of their attributes.
  package static var all: [any AnyObject & Sendable] { state.withLock { $0.activities } }

  /// Removes every activity, as a restart of the phone does.
  package static func removeAll() { state.withLock { $0.activities = [] } }
}

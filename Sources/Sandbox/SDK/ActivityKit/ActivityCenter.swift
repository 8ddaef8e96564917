import Synchronization

/// The Live Activities that run on the simulated phone.
package enum ActivityCenter {
  /// The largest encoded size of an activity's attributes with its state, in bytes; from Apple's
  /// ActivityKit documentation.
  package static let maximumContentSize = 4096

  private struct State {
    var areEnabled = true
    var activities: [any AnyObject & Sendable] = []
  }

  private static let state = Mutex(State())

  /// Whether the person allows Live Activities in Settings.
  package static var areActivitiesEnabled: Bool {
    get { state.withLock { $0.areEnabled } }
    set { state.withLock { $0.areEnabled = newValue } }
  }

  static func add(_ activity: any AnyObject & Sendable) {
    state.withLock { $0.activities.append(activity) }
  }

  /// The activities with attributes of one type, in the order they were started.
  static func activities<Attributes>(of type: Attributes.Type) -> [Activity<Attributes>] {
    state.withLock { $0.activities }.compactMap { $0 as? Activity<Attributes> }
  }

  /// Every activity that was started, whatever its attributes.
  package static var all: [any AnyObject & Sendable] { state.withLock { $0.activities } }

  /// Forgets every activity, as after a restart of the phone.
  package static func removeAll() { state.withLock { $0.activities = [] } }
}

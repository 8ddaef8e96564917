package import AppleFoundation

/// The state of an app's views that persists between pictures while the simulated phone runs its scene.
///
/// A widget's views are drawn once and discarded. Without a `SceneLife`, state keeps its initial value and
/// nothing changes.
package final class SceneLife {
  /// The life of the scene being evaluated, or `nil` while widgets are drawn.
  ///
  /// `nonisolated(unsafe)` is safe here, because views are evaluated only on the main actor.
  nonisolated(unsafe) package private(set) static var current: SceneLife?

  private var cells: [String: Any] = [:]
  private var watched: [String: Any] = [:]
  private var subscriptions: [String: Any] = [:]
  private var appeared: Set<String> = []
  private var pending: [() -> Void] = []
  /// For each name, the number of views and modifiers found in the current evaluation.
  private var met: [String: Int] = [:]
  /// The views' actions for a URL that opens the app, in the order of evaluation.
  private var openers: [(URL) -> Void] = []
  /// The views' actions for continuing a user activity.
  private var continuers: [(type: String, action: (NSUserActivity) -> Void)] = []
  /// The contents of the secure fields found so far.
  package private(set) var secrets: Set<String> = []

  package init() {}

  /// The maximum number of rounds for changes that cause further changes.
  private static let mostRounds = 8

  /// Evaluates until nothing changes, and returns the last result.
  @MainActor
  package func settle<Result>(_ evaluate: () -> Result) -> Result {
    for _ in 0..<Self.mostRounds {
      (openers, continuers) = ([], [])
      let result = run(evaluate)
      guard !pending.isEmpty else { return result }
      let actions = pending
      pending = []
      run { for action in actions { action() } }
    }
    return run(evaluate)
  }

  @MainActor
  private func run<Result>(_ operation: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    met = [:]
    defer { Self.current = outer }
    return operation()
  }

  /// Returns a key for the next view or modifier with this name.
  ///
  /// The key is the same in every evaluation.
  func key(for owner: String) -> String {
    met[owner, default: 0] += 1
    return "\(owner)#\(met[owner] ?? 0)"
  }

  func cell<Value>(_ key: String, first value: () -> Value) -> StateCell<Value> {
    if let known = cells[key] as? StateCell<Value> { return known }
    let cell = StateCell(value())
    cells[key] = cell
    return cell
  }

  /// Schedules `action` if the value has changed since the previous evaluation.
  func watch<Value: Equatable>(
    _ value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    let key = key(for: "onChange \(Value.self)")
    let old = watched[key] as? Value
    watched[key] = value
    if let old {
      if old != value { pending.append { action(old, value) } }
    } else if initial {
      pending.append { action(value, value) }
    }
  }

  /// Schedules `action` the first time this part of the view tree is evaluated.
  func appear(_ action: @escaping () -> Void) {
    guard appeared.insert(key(for: "onAppear")).inserted else { return }
    pending.append(action)
  }

  /// Stores the result of `subscribe` the first time this part of the view tree is evaluated.
  func subscribe(_ subscribe: () -> Any) {
    let key = key(for: "onReceive")
    guard subscriptions[key] == nil else { return }
    subscriptions[key] = subscribe()
  }

  func takeURLs(_ action: @escaping (URL) -> Void) { openers.append(action) }

  func takeActivities(_ type: String, _ action: @escaping (NSUserActivity) -> Void) {
    continuers.append((type, action))
  }

  /// Passes a URL to every view that handles URLs, and returns whether there's any such view.
  @MainActor
  package func open(_ url: URL) -> Bool {
    let actions = openers
    run { for action in actions { action(url) } }
    return !actions.isEmpty
  }

  /// Passes an activity to every view that handles its type, and returns whether there's any such view.
  @MainActor
  package func goOn(with activity: NSUserActivity) -> Bool {
    let actions = continuers.filter { $0.type == activity.activityType }
    run { for taker in actions { taker.action(activity) } }
    return !actions.isEmpty
  }

  func keep(secret: String) { if !secret.isEmpty { secrets.insert(secret) } }
}

/// The storage for a view's state.
final class StateCell<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A property that lives as long as its scene.
protocol LastingProperty {
  /// Connects the property to its previous value.
  func connect(to life: SceneLife, as key: String)
}

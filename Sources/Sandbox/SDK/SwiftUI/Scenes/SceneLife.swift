package import AppleFoundation

/// What lasts of an app's views between two pictures while the simulated phone plays its scene.
///
/// A widget's views are drawn once and forgotten: without a life, state keeps its first value and
/// nothing ever changes.
package final class SceneLife {
  /// The life that is being evaluated; nil while widgets are drawn.
  ///
  /// Unsafe only in name: views are evaluated on the main actor and nowhere else.
  nonisolated(unsafe) package private(set) static var current: SceneLife?

  private var cells: [String: Any] = [:]
  private var watched: [String: Any] = [:]
  private var subscriptions: [String: Any] = [:]
  private var appeared: Set<String> = []
  private var pending: [() -> Void] = []
  /// How many owners of a name have been met in the evaluation that goes on.
  private var met: [String: Int] = [:]
  /// What views do with a URL that the app is opened with, in the order in which they were met.
  private var openers: [(URL) -> Void] = []
  /// What views do with an activity that the app goes on with.
  private var continuers: [(type: String, action: (NSUserActivity) -> Void)] = []
  /// What secure fields hold that were met.
  package private(set) var secrets: Set<String> = []

  package init() {}

  /// Changes that follow from one another are followed this far.
  private static let mostRounds = 8

  /// Evaluates until nothing changes any more; the last evaluation counts.
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

  /// The name of the next owner of this kind: the same from one evaluation to the next.
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

  /// Calls `action` where the value differs from that of the evaluation before.
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

  /// Calls `action` the first time that this place is met.
  func appear(_ action: @escaping () -> Void) {
    guard appeared.insert(key(for: "onAppear")).inserted else { return }
    pending.append(action)
  }

  /// Keeps what `subscribe` gives, from the first time that this place is met.
  func subscribe(_ subscribe: () -> Any) {
    let key = key(for: "onReceive")
    guard subscriptions[key] == nil else { return }
    subscriptions[key] = subscribe()
  }

  func takeURLs(_ action: @escaping (URL) -> Void) { openers.append(action) }

  func takeActivities(_ type: String, _ action: @escaping (NSUserActivity) -> Void) {
    continuers.append((type, action))
  }

  /// Hands a URL to every view that takes one; false where no view does.
  @MainActor
  package func open(_ url: URL) -> Bool {
    let actions = openers
    run { for action in actions { action(url) } }
    return !actions.isEmpty
  }

  /// Hands an activity to every view that goes on with its type; false where no view does.
  @MainActor
  package func goOn(with activity: NSUserActivity) -> Bool {
    let actions = continuers.filter { $0.type == activity.activityType }
    run { for taker in actions { taker.action(activity) } }
    return !actions.isEmpty
  }

  func keep(secret: String) { if !secret.isEmpty { secrets.insert(secret) } }
}

/// A value that a view's state refers to.
final class StateCell<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A property that lasts as long as its scene.
protocol LastingProperty {
  /// Connects the property with what it was before.
  func connect(to life: SceneLife, as key: String)
}

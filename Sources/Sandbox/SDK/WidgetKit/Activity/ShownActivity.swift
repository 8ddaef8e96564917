import ActivityKit

/// The activity in the last picture of an attributes type.
///
/// Pictures of previews show no running activity. A tap starts one, because a button's intent updates or ends
/// the activities it finds.
@available(iOS 16.2, *)
@MainActor
final class ShownActivity<Attributes: ActivityAttributes> {
  /// The activity's identifier, which its views can read.
  let id = "preview"
  var attributes: Attributes?
  var state: Attributes.ContentState?
  private var started: (from: Attributes.ContentState, activity: Activity<Attributes>)?

  /// The activity started from the current state, or `nil` before the first tap and for another state.
  var running: Activity<Attributes>? {
    guard let started, started.from == state else { return nil }
    return started.activity
  }

  func start() {
    guard running == nil, let attributes, let state else { return }
    started = (state, Activity.start(shownAs: id, attributes: attributes, state: state))
  }

  /// Returns the shown activity of an attributes type.
  static func of(_ type: Attributes.Type) -> ShownActivity<Attributes> {
    let key = ObjectIdentifier(type)
    if let known = ShownActivities.all[key] as? ShownActivity<Attributes> { return known }
    let new = ShownActivity<Attributes>()
    ShownActivities.all[key] = new
    return new
  }
}

@MainActor
private enum ShownActivities {
  static var all: [ObjectIdentifier: AnyObject] = [:]
}

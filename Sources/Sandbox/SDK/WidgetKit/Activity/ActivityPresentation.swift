import ActivityKit
import Foundation
package import SwiftUI

/// A Live Activity's views with its attributes' type erased.
@MainActor
package protocol ActivityPresentation {
  /// The name of the attributes' type in source code.
  var attributesName: String { get }
  /// Returns the Lock Screen view of a running activity, or `nil` for an activity with other attributes.
  func content(of activity: any AnyObject & Sendable) -> (any View)?
  /// Returns the Dynamic Island of a running activity, or `nil` for an activity with other attributes.
  func island(of activity: any AnyObject & Sendable) -> DynamicIsland?
  /// Returns the view of an activity with sample attributes and a sample state.
  ///
  /// - Throws: `SampleError` if a value has no sample.
  @available(iOS 16.2, *)
  func sample(_ kind: ActivityPreviewViewKind, at date: Date) throws -> any View
  /// Returns the view of an activity with JSON values.
  ///
  /// Missing values are samples with dates around `date`.
  ///
  /// - Throws: `DecodingError` if the JSON doesn't match the type, or `SampleError` if a value has no sample.
  @available(iOS 16.2, *)
  func view(
    _ kind: ActivityPreviewViewKind, attributes: Data?, state: Data?, isStale: Bool, at date: Date
  ) throws -> any View
  /// Starts the activity that was shown last, so that intents can change it.
  ///
  /// Later views of the same state show the intents' changes.
  @available(iOS 16.2, *)
  func start()
  /// The end of the activity that was shown last, or `nil` if no intent has ended it.
  @available(iOS 16.2, *)
  var end: ActivityEnd? { get }
  /// Returns the encoded sizes of the attributes and the state, in bytes.
  ///
  /// - Throws: The same errors as `view`.
  func size(attributes: Data?, state: Data?, at date: Date) throws -> (attributes: Int, state: Int)
}

/// The end of a Live Activity.
package enum ActivityEnd: Sendable {
  /// The activity stays on the Lock Screen for a while.
  case ended
  /// The activity is no longer shown.
  case dismissed
}

@available(iOS 16.1, *)
struct ActivityViews<Attributes: ActivityAttributes>: ActivityPresentation {
  let makeContent: (ActivityViewContext<Attributes>) -> any View
  let makeIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

  var attributesName: String { String(describing: Attributes.self) }

  func content(of activity: any AnyObject & Sendable) -> (any View)? {
    context(of: activity).map { makeContent($0) }
  }

  func island(of activity: any AnyObject & Sendable) -> DynamicIsland? {
    context(of: activity).map { makeIsland($0) }
  }

  private func context(
    of activity: any AnyObject & Sendable
  ) -> ActivityViewContext<Attributes>? {
    guard let activity = activity as? Activity<Attributes> else { return nil }
    return ActivityViewContext(
      activityID: activity.id, attributes: activity.attributes, state: activity.content.state,
      isStale: activity.activityState == .stale)
  }

  func sample(_ kind: ActivityPreviewViewKind, at date: Date) throws -> any View {
    let samples = SampleValues(around: date)
    return view(
      kind, attributes: try samples.value(of: Attributes.self),
      state: try samples.value(of: Attributes.ContentState.self))
  }

  func view(
    _ kind: ActivityPreviewViewKind, attributes: Data?, state: Data?, isStale: Bool, at date: Date
  ) throws -> any View {
    let values = try values(attributes, state, at: date)
    return view(kind, attributes: values.attributes, state: values.state, isStale: isStale)
  }

  func size(
    attributes: Data?, state: Data?, at date: Date
  ) throws -> (attributes: Int, state: Int) {
    let values = try values(attributes, state, at: date)
    let encoder = JSONEncoder()
    return (
      try encoder.encode(values.attributes).count, try encoder.encode(values.state).count
    )
  }

  private func values(
    _ attributes: Data?, _ state: Data?, at date: Date
  ) throws -> (attributes: Attributes, state: Attributes.ContentState) {
    let samples = SampleValues(around: date)
    let decoder = JSONDecoder()
    return (
      try attributes.map { try decoder.decode(Attributes.self, from: $0) }
        ?? samples.value(of: Attributes.self),
      try state.map { try decoder.decode(Attributes.ContentState.self, from: $0) }
        ?? samples.value(of: Attributes.ContentState.self)
    )
  }

  /// Returns the view of a state without a running activity, as in a preview.
  func view(
    _ kind: ActivityPreviewViewKind, attributes: Attributes, state: Attributes.ContentState,
    isStale: Bool = false
  ) -> any View {
    let shown = ShownActivity.of(Attributes.self)
    (shown.attributes, shown.state) = (attributes, state)
    let running = shown.running
    let context = ActivityViewContext(
      activityID: shown.id, attributes: attributes, state: running?.content.state ?? state,
      isStale: isStale)
    switch kind {
    case .content: return makeContent(context)
    case .dynamicIsland(let form): return DynamicIslandView(island: makeIsland(context), form: form)
    }
  }

  func start() { ShownActivity.of(Attributes.self).start() }

  var end: ActivityEnd? {
    switch ShownActivity.of(Attributes.self).running?.activityState {
    case .ended: .ended
    case .dismissed: .dismissed
    default: nil
    }
  }
}

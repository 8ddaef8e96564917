import ActivityKit
import Foundation
package import SwiftUI

/// A Live Activity's views, whatever its attributes.
@MainActor
package protocol ActivityPresentation {
  /// The attributes' type as learners wrote it.
  var attributesName: String { get }
  /// The view of the Lock Screen for a running activity; nil for one with other attributes.
  func content(of activity: any AnyObject & Sendable) -> (any View)?
  /// The Dynamic Island of a running activity; nil for one with other attributes.
  func island(of activity: any AnyObject & Sendable) -> DynamicIsland?
  /// The view of an activity with attributes and a state that are made up, at `date`.
  ///
  /// - Throws: `SampleError` where a value cannot be made up.
  @available(iOS 16.2, *)
  func sample(_ kind: ActivityPreviewViewKind, at date: Date) throws -> any View
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

  /// The view of a state that no running activity has, as a preview shows it.
  func view(
    _ kind: ActivityPreviewViewKind, attributes: Attributes, state: Attributes.ContentState,
    isStale: Bool = false
  ) -> any View {
    let context = ActivityViewContext(
      activityID: "preview", attributes: attributes, state: state, isStale: isStale)
    switch kind {
    case .content: return makeContent(context)
    case .dynamicIsland(let form): return DynamicIslandView(island: makeIsland(context), form: form)
    }
  }
}

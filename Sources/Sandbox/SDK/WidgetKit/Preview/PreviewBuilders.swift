public import ActivityKit

/// A result builder for a preview's entries.
///
/// It supports only expressions and `for`.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }

  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    accumulated + next
  }

  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// A result builder for the states of a Live Activity's preview.
///
/// It supports only expressions and `for`.
@available(iOS 17.0, *)
@resultBuilder
public enum PreviewActivityBuilder<Attributes> where Attributes: ActivityAttributes {
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] {
    [state]
  }

  public static func buildPartialBlock(
    first: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    first
  }

  public static func buildPartialBlock(
    accumulated: [Attributes.ContentState], next: [Attributes.ContentState]
  ) -> [Attributes.ContentState] {
    accumulated + next
  }

  public static func buildArray(
    _ states: [[Attributes.ContentState]]
  ) -> [Attributes.ContentState] {
    states.flatMap { $0 }
  }
}

/// The presentation of a Live Activity in a preview.
@available(iOS 16.2, *)
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// The presentation of the Dynamic Island in a preview.
@available(iOS 16.2, *)
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact
  case minimal
  case expanded
}

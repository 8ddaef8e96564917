public import ActivityKit

/// Collects the entries of a preview: expressions and `for` only.
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

/// Collects the states of a Live Activity's preview: expressions and `for` only.
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

/// Which part of a Live Activity a preview shows.
@available(iOS 16.2, *)
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Which form of the Dynamic Island a preview shows.
@available(iOS 16.2, *)
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact
  case minimal
  case expanded
}

/// A type that provides the timeline of a widget without settings.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  @preconcurrency func getSnapshot(
    in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  func relevance() async -> WidgetRelevance<Void>
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

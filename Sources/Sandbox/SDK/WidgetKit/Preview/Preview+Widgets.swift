public import ActivityKit
import Intents
public import SwiftUI

// The initializers that the `#Preview` macros for widgets use.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
extension Preview {
  @MainActor
  public init<W>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) where W: Widget {
    let entries = MainActorAsyncClosure(timeline)
    self.init(name, as: family, widget: widget) { declaration, _ in
      WidgetPreview.timeline(of: await entries.make(), in: declaration)
    }
  }

  @MainActor
  public init<W, P>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) where W: Widget, P: TimelineProvider {
    let provider = MainActorClosure(timelineProvider)
    self.init(name, as: family, widget: widget) { declaration, context in
      nonisolated(unsafe) let context = context
      let source = StaticTimelineSource(provider: provider.make()) { _ in EmptyView() }
      let made = try await source.timeline(with: [:], in: context)
      return WidgetPreview.timeline(of: made.entries.map(\.entry), in: declaration)
    }
  }

  @MainActor
  public init<W, P>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
  ) where W: Widget, P: AppIntentTimelineProvider {
    let provider = MainActorClosure(timelineProvider)
    self.init(name, as: family, widget: widget) { declaration, context in
      nonisolated(unsafe) let context = context
      let source = AppIntentTimelineSource(provider: provider.make()) { _ in EmptyView() }
      let made = await source.timeline(for: intent, in: context)
      return WidgetPreview.timeline(of: made.entries.map(\.entry), in: declaration)
    }
  }

  @MainActor
  public init<W, P>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
  ) where W: Widget, P: IntentTimelineProvider {
    let provider = MainActorClosure(timelineProvider)
    self.init(name, as: family, widget: widget) { declaration, context in
      nonisolated(unsafe) let context = context
      let source = IntentTimelineSource(provider: provider.make()) { _ in EmptyView() }
      let made = try await source.timeline(for: intent, in: context)
      return WidgetPreview.timeline(of: made.entries.map(\.entry), in: declaration)
    }
  }

  @MainActor
  public init<W, A>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
  ) where W: Widget, A: ActivityAttributes {
    let widget = MainActorClosure(widget)
    let states = MainActorAsyncClosure(contentStates)
    nonisolated(unsafe) let attributes = attributes
    self.init(
      name: name,
      content: .other(
        ActivityPreview(viewKind: viewKind, makeWidget: { widget.make() }) {
          declaration, viewKind in
          let states = await states.make()
          guard let views = declaration.activity as? ActivityViews<A> else { return [] }
          return states.map { state in
            { views.view(viewKind, attributes: attributes, state: state) }
          }
        }))
  }

  @MainActor
  private init<W: Widget>(
    _ name: String?, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timeline:
      @escaping @MainActor @Sendable (DeclaredWidget, TimelineProviderContext) async throws ->
      ArchivedTimeline
  ) {
    let widget = MainActorClosure(widget)
    self.init(
      name: name,
      content: .other(
        WidgetPreview(family: family, makeWidget: { widget.make() }, makeTimeline: timeline)))
  }
}

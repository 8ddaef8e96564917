public import Intents
public import SwiftUI

/// A type that provides the timeline of a widget with SiriKit settings.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  func recommendations() -> [IntentRecommendation<Self.Intent>]
  func placeholder(in context: Self.Context) -> Self.Entry
  @preconcurrency func getSnapshot(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void)
  @preconcurrency func getTimeline(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  func relevance() async -> WidgetRelevance<Self.Intent>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension IntentTimelineProvider {
  @available(watchOS, unavailable)
  public func recommendations() -> [IntentRecommendation<Self.Intent>] { [] }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func relevance() async -> WidgetRelevance<Self.Intent> { WidgetRelevance([]) }
}

/// A predefined configuration of a widget with SiriKit settings.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct IntentRecommendation<T> where T: INIntent {
  package let intent: T
  package let description: Text

  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init<S>(intent: T, description: S) where S: StringProtocol {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}

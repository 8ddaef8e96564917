public import AppIntents
public import SwiftUI

/// A type that provides the timeline of a widget with settings.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]
  func placeholder(in context: Self.Context) -> Self.Entry
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  func timeline(
    for configuration: Self.Intent, in context: Self.Context
  ) async -> Timeline<Self.Entry>
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  func relevance() async -> WidgetRelevance<Self.Intent>
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
extension AppIntentTimelineProvider {
  @available(watchOS, unavailable)
  public func recommendations() -> [AppIntentRecommendation<Self.Intent>] { [] }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func relevance() async -> WidgetRelevance<Self.Intent> { WidgetRelevance([]) }
}

/// A predefined configuration of a widget.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
public struct AppIntentRecommendation<Intent> where Intent: WidgetConfigurationIntent {
  package let intent: Intent
  package let description: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init<S>(intent: Intent, description: S) where S: StringProtocol {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}

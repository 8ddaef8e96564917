public import AppIntents
public import SwiftUI

/// A configuration for a widget with settings from an app intent.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
public struct AppIntentConfiguration<Intent, Content>
where Intent: WidgetConfigurationIntent, Content: View {
  private let kind: String
  private let source: any TimelineSource

  @MainActor @preconcurrency
  public init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
    self.kind = kind
    self.source = AppIntentTimelineSource(provider: provider, content: content)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 26.0, *)
extension AppIntentConfiguration: WidgetConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

extension AppIntentConfiguration: DeclaredConfiguration {
  package func declare(in declaration: inout DeclaredWidget) {
    declaration.kind = kind
    declaration.style = .appIntent
    declaration.source = source
  }
}

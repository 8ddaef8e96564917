public import Intents
public import SwiftUI

/// A configuration for a widget with SiriKit settings.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
public struct IntentConfiguration<Intent, Content> where Intent: INIntent, Content: View {
  private let kind: String
  private let source: any TimelineSource

  @MainActor @preconcurrency
  public init<Provider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: IntentTimelineProvider {
    self.kind = kind
    self.source = IntentTimelineSource(provider: provider, content: content)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
extension IntentConfiguration: WidgetConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

extension IntentConfiguration: DeclaredConfiguration {
  package func declare(in declaration: inout DeclaredWidget) {
    declaration.kind = kind
    declaration.style = .intent
    declaration.source = source
  }
}

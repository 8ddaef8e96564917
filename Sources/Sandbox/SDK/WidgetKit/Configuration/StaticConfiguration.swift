public import SwiftUI

/// A configuration for a widget without settings.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct StaticConfiguration<Content> where Content: View {
  private let kind: String
  private let source: any TimelineSource

  @MainActor @preconcurrency
  public init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {
    self.kind = kind
    self.source = StaticTimelineSource(provider: provider, content: content)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension StaticConfiguration: WidgetConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

extension StaticConfiguration: DeclaredConfiguration {
  package func declare(in declaration: inout DeclaredWidget) {
    declaration.kind = kind
    declaration.style = .static
    declaration.source = source
  }
}

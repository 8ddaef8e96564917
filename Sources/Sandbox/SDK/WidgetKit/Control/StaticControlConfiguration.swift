public import SwiftUI

/// A configuration for a control without settings.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct StaticControlConfiguration<Content> where Content: ControlWidgetTemplate {
  private let kind: String
  private let makeTemplate: @MainActor () async throws -> Content
  private let makePreview: @MainActor () -> Content

  @MainActor @preconcurrency
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = kind
    self.makeTemplate = { content() }
    self.makePreview = { content() }
  }

  @MainActor @preconcurrency
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: ControlValueProvider {
    self.kind = kind
    // The learner's provider and value have no concurrency guarantees; each is used for a single call.
    nonisolated(unsafe) let provider = provider
    self.makeTemplate = {
      nonisolated(unsafe) let value = try await provider.currentValue()
      return content(value)
    }
    self.makePreview = { content(provider.previewValue) }
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension StaticControlConfiguration: ControlWidgetConfiguration, DeclaredControlConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }

  func declare(in declaration: inout DeclaredControl) {
    declaration.kind = kind
    declaration.makeTemplate = { [makeTemplate] _ in try await makeTemplate() }
    declaration.makePreview = makePreview
  }
}

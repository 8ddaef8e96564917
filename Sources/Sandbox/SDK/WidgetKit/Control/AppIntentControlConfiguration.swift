public import AppIntents
public import SwiftUI

/// A configuration for a control with settings from an app intent.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct AppIntentControlConfiguration<Configuration, Content>
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  private let kind: String
  private let makeTemplate: @MainActor (Configuration) async throws -> Content
  private let makePreview: @MainActor () -> Content

  @MainActor @preconcurrency
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    self.makeTemplate = { content($0) }
    self.makePreview = { content(Configuration()) }
  }

  @MainActor @preconcurrency
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: AppIntentControlValueProvider, Configuration == Provider.Configuration {
    self.kind = kind
    // The learner's provider and value have no concurrency guarantees; each is used for a single call.
    nonisolated(unsafe) let provider = provider
    self.makeTemplate = { configuration in
      nonisolated(unsafe) let value = try await provider.currentValue(configuration: configuration)
      return content(value)
    }
    self.makePreview = { content(provider.previewValue(configuration: Configuration())) }
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension AppIntentControlConfiguration: ControlWidgetConfiguration, DeclaredControlConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }

  func declare(in declaration: inout DeclaredControl) {
    declaration.kind = kind
    declaration.intentName = String(describing: Configuration.self)
    declaration.makeIntent = { Configuration() }
    declaration.makeTemplate = { [makeTemplate] values in
      let configuration = Configuration()
      try await configuration.configure(with: values)
      return try await makeTemplate(configuration)
    }
    declaration.makePreview = makePreview
  }
}

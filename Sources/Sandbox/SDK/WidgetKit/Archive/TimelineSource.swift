package import AppIntents

/// A type-erased widget provider.
package protocol TimelineSource: Sendable {
  typealias Values = [String: IntentParameterValue]

  /// The name of the provider's type in source code.
  var providerName: String { get }
  /// The user-configurable settings, or `nil` for a widget without settings.
  var configuration: WidgetConfigurationDescription? { get }

  /// Returns the intent with its default values, or `nil` for a widget without an app intent.
  func makeConfigurationIntent() -> (any AppIntent)?
  /// Returns the SiriKit intent with values, and its description.
  ///
  /// Returns `nil` for a widget without a SiriKit intent, or if its intent isn't generated from a definition.
  func describedSiriIntent(with values: Values) async throws -> DescribedSiriIntent?
  /// Archives an entry that isn't from the provider, such as a preview's entry; returns `nil` for an entry of
  /// another type.
  func archive(_ entry: any TimelineEntry) -> ArchivedEntry?
  func placeholder(in context: TimelineProviderContext) -> ArchivedEntry
  func snapshot(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedEntry
  func timeline(with values: Values, in context: TimelineProviderContext) async throws
    -> ArchivedTimeline
}

extension TimelineSource {
  func makeConfigurationIntent() -> (any AppIntent)? { nil }
  func describedSiriIntent(with values: Values) async throws -> DescribedSiriIntent? { nil }
}

/// The settings of a widget in its edit sheet.
package struct WidgetConfigurationDescription: Sendable {
  package struct Parameter: Sendable {
    package let name: String
    package let title: String
    /// The type's name, unwrapped from an optional.
    package let type: String
    package let defaultValue: String?
    package let choices: [String]
  }

  package let intent: String
  package let title: String?
  package let details: String?
  package let parameters: [Parameter]
}

extension WidgetConfigurationDescription {
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  init<Intent: AppIntent>(of type: Intent.Type) {
    let title = Intent.shownTitle
    self.init(
      intent: String(describing: type), title: title.isEmpty ? nil : title,
      details: Intent.shownDescription,
      parameters: Intent().parameters.map { named in
        let valueType = IntentValueTypes.unwrapped(named.parameter.valueType)
        return Parameter(
          name: named.name, title: String(localized: named.parameter.title),
          type: String(describing: valueType),
          defaultValue: named.parameter.anyValue.map(IntentValueTypes.shownText),
          choices: IntentValueTypes.choices(of: valueType))
      })
  }
}

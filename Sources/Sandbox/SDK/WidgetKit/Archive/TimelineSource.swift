package import AppIntents

/// Runs a widget's provider, whatever its type.
package protocol TimelineSource: Sendable {
  typealias Values = [String: IntentParameterValue]

  /// The provider's type as learners wrote it.
  var providerName: String { get }
  /// The settings that a person can change; nil for a widget without any.
  var configuration: WidgetConfigurationDescription? { get }

  /// The intent as it is before anybody chooses anything; nil for a widget without an app intent.
  func makeConfigurationIntent() -> (any AppIntent)?
  /// The SiriKit intent with values, and its description; nil for a widget without one, or whose intent is not
  /// made of a definition.
  func describedSiriIntent(with values: Values) async throws -> DescribedSiriIntent?
  /// An entry made elsewhere, such as in a preview; nil for one of another type.
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

/// The settings of a widget, as its edit sheet shows them.
package struct WidgetConfigurationDescription: Sendable {
  package struct Parameter: Sendable {
    package let name: String
    package let title: String
    /// The type without optionality.
    package let type: String
    package let defaultValue: String?
    /// An enumeration's raw values.
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

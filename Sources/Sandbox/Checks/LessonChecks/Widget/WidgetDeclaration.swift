public import PhoneFacts
package import WorkerProtocol

/// The declaration of a widget in a plugin.
public struct WidgetDeclaration: Hashable, Sendable {
  /// A parameter of the configuration intent.
  public struct Parameter: Hashable, Sendable {
    /// The property's name.
    public var name: String
    /// The title in the edit sheet.
    public var title: String
    /// The property's Swift type, as text.
    public var type: String
    /// The default value as text, or `nil`.
    public var defaultValue: String?
    /// The raw values of an enumeration's choices.
    public var choices: [String]
  }

  /// The widget's type name.
  public var type: String
  /// The configuration's `kind`.
  public var kind: String
  /// The name set by `configurationDisplayName(_:)`.
  public var displayName: String?
  /// The text set by `description(_:)`.
  public var description: String?
  /// The supported families, in order.
  public var families: [Family]
  /// The kind of configuration: `static`, `appIntent`, `intent`, `activity` or `control`.
  public var configuration: String
  /// The parameters in the edit sheet.
  public var parameters: [Parameter]
  /// Whether the widget uses `contentMarginsDisabled()`.
  public var contentMarginsDisabled: Bool
  /// The value of `containerBackgroundRemovable(_:)`, or true by default.
  public var isBackgroundRemovable: Bool
}

/// The declarations in a plugin.
public struct Declarations: Hashable, Sendable {
  /// The declared widgets.
  public var widgets: [WidgetDeclaration]
  /// The names of the widget bundles.
  public var bundles: [String]
  /// The names of the timeline providers.
  public var providers: [String]
  /// The type names of the app intents.
  public var intents: [String]
  /// The names of the views that can be drawn alone.
  public var views: [String]
}

extension Declarations {
  /// Creates the declarations from the worker's response.
  package init(_ contents: PluginContents) {
    widgets = contents.widgets.map(WidgetDeclaration.init)
    bundles = contents.bundles
    providers = contents.providers
    intents = contents.intents.map(\.type)
    views = contents.views
  }
}

extension WidgetDeclaration {
  fileprivate init(_ widget: PluginContents.Widget) {
    type = widget.type
    kind = widget.kind
    displayName = widget.displayName
    description = widget.description
    families = widget.families
    configuration = widget.configuration
    parameters = widget.parameters.map {
      Parameter(
        name: $0.name, title: $0.title, type: $0.type, defaultValue: $0.defaultValue,
        choices: $0.choices)
    }
    contentMarginsDisabled = widget.contentMarginsDisabled
    isBackgroundRemovable = widget.isBackgroundRemovable
  }
}

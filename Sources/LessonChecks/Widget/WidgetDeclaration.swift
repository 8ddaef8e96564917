package import Stage

/// What a plugin says about one of its widgets.
public struct WidgetDeclaration: Hashable, Sendable {
  /// A parameter of the configuration intent.
  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var title: String
    public var type: String
    public var defaultValue: String?
    /// An enumeration's choices by raw value.
    public var choices: [String]
  }

  /// The widget's type name.
  public var type: String
  public var kind: String
  /// `configurationDisplayName(_:)`.
  public var displayName: String?
  /// `description(_:)`.
  public var description: String?
  public var families: [Family]
  /// `static`, `appIntent`, `intent`, `activity` or `control`.
  public var configuration: String
  public var parameters: [Parameter]
  public var contentMarginsDisabled: Bool
  public var isBackgroundRemovable: Bool
}

/// What a plugin declares.
public struct Declarations: Hashable, Sendable {
  public var widgets: [WidgetDeclaration]
  public var bundles: [String]
  public var providers: [String]
  /// App intents by their type names.
  public var intents: [String]
  public var views: [String]
}

extension Declarations {
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
    families = widget.families.compactMap(Family.init)
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

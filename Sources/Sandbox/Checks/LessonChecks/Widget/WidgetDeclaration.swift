public import PhoneFacts
package import Stage

/// What a plugin says about one of its widgets.
public struct WidgetDeclaration: Hashable, Sendable {
  /// A parameter of the configuration intent.
  public struct Parameter: Hashable, Sendable {
    /// The property's name.
    public var name: String
    /// What the edit sheet calls it.
    public var title: String
    /// The property's Swift type, as text.
    public var type: String
    /// The value before anybody sets one, as text; nil where there is none.
    public var defaultValue: String?
    /// An enumeration's choices by raw value.
    public var choices: [String]
  }

  /// The widget's type name.
  public var type: String
  /// The `kind` that its configuration is made with.
  public var kind: String
  /// `configurationDisplayName(_:)`.
  public var displayName: String?
  /// `description(_:)`.
  public var description: String?
  /// The families that it names, in their order.
  public var families: [Family]
  /// `static`, `appIntent`, `intent`, `activity` or `control`.
  public var configuration: String
  /// What people can set on the edit sheet.
  public var parameters: [Parameter]
  /// Whether it says `contentMarginsDisabled()`.
  public var contentMarginsDisabled: Bool
  /// What `containerBackgroundRemovable(_:)` says; true without it.
  public var isBackgroundRemovable: Bool
}

/// What a plugin declares.
public struct Declarations: Hashable, Sendable {
  /// The widgets that are declared.
  public var widgets: [WidgetDeclaration]
  /// The names of the widget bundles.
  public var bundles: [String]
  /// The names of the timeline providers.
  public var providers: [String]
  /// App intents by their type names.
  public var intents: [String]
  /// The names of the views that can be drawn alone.
  public var views: [String]
}

extension Declarations {
  /// What a plugin declares, as the worker sent it.
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

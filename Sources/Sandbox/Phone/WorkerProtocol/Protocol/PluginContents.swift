package import PhoneFacts

/// A plugin's declarations, in the format of `rings inspect --json`.
package struct PluginContents: Codable, Hashable, Sendable {
  /// The declaration of a widget or control.
  package struct Widget: Codable, Hashable, Sendable {
    /// The Swift type's name.
    package var type: String
    /// The `kind` of the widget's configuration.
    package var kind: String
    /// The name from `configurationDisplayName(_:)`; nil without one.
    package var displayName: String?
    /// The gallery's text from `description(_:)`; nil without one.
    package var description: String?
    /// The `supportedFamilies`, in order.
    package var families: [Family]
    /// The kind of configuration: `static`, `appIntent`, `intent`, `activity` or `control`.
    package var configuration: String
    /// The configuration's parameters.
    package var parameters: [Parameter]
    /// Whether `contentMarginsDisabled()` is set.
    package var contentMarginsDisabled: Bool
    /// Whether the background is removable, from `containerBackgroundRemovable(_:)`; true without it.
    package var isBackgroundRemovable: Bool

    /// Creates a declaration.
    package init(
      type: String, kind: String, displayName: String? = nil, description: String? = nil,
      families: [Family], configuration: String, parameters: [Parameter] = [],
      contentMarginsDisabled: Bool = false, isBackgroundRemovable: Bool = true
    ) {
      self.type = type
      self.kind = kind
      self.displayName = displayName
      self.description = description
      self.families = families
      self.configuration = configuration
      self.parameters = parameters
      self.contentMarginsDisabled = contentMarginsDisabled
      self.isBackgroundRemovable = isBackgroundRemovable
    }
  }

  /// An intent's parameter, which the user sets on the edit sheet.
  package struct Parameter: Codable, Hashable, Sendable {
    /// The property's name.
    package var name: String
    /// The title on the edit sheet.
    package var title: String
    /// The property's Swift type, as text.
    package var type: String
    /// The default value as text; nil without one.
    package var defaultValue: String?
    /// The raw values of an enumeration's choices.
    package var choices: [String]

    /// Creates a parameter.
    package init(
      name: String, title: String, type: String, defaultValue: String? = nil,
      choices: [String] = []
    ) {
      self.name = name
      self.title = title
      self.type = type
      self.defaultValue = defaultValue
      self.choices = choices
    }
  }

  /// An app intent.
  package struct Intent: Codable, Hashable, Sendable {
    /// The Swift type's name.
    package var type: String
    /// The title that the system shows.
    package var title: String
    /// The intent's description; nil without one.
    package var description: String?
    /// Whether the intent configures a widget rather than performs an action.
    package var isConfiguration: Bool

    /// Creates an intent.
    package init(type: String, title: String, description: String?, isConfiguration: Bool) {
      self.type = type
      self.title = title
      self.description = description
      self.isConfiguration = isConfiguration
    }
  }

  /// The declared widgets.
  package var widgets: [Widget]
  /// The declared controls, with the configuration `control` and without families.
  package var controls: [Widget]
  /// The names of the widget bundles.
  package var bundles: [String]
  /// The names of the timeline providers.
  package var providers: [String]
  /// The app intents, including those that configure widgets.
  package var intents: [Intent]
  /// The names of the previews; requests refer to a preview by its index in this array.
  package var previews: [String]
  /// The names of the views that can be drawn separately.
  package var views: [String]
  /// The names of the probes compiled with the code.
  package var probes: [String]

  /// Creates contents; empty by default.
  package init(
    widgets: [Widget] = [], controls: [Widget] = [], bundles: [String] = [],
    providers: [String] = [],
    intents: [Intent] = [], previews: [String] = [], views: [String] = [], probes: [String] = []
  ) {
    self.widgets = widgets
    self.controls = controls
    self.bundles = bundles
    self.providers = providers
    self.intents = intents
    self.previews = previews
    self.views = views
    self.probes = probes
  }
}

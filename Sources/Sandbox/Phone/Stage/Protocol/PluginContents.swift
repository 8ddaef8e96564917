package import PhoneFacts

/// What a plugin declares; the shape of `rings inspect --json`.
package struct PluginContents: Codable, Hashable, Sendable {
  /// A widget or control as it is declared.
  package struct Widget: Codable, Hashable, Sendable {
    /// The name of its Swift type.
    package var type: String
    /// The `kind` that its configuration is made with.
    package var kind: String
    /// What `configurationDisplayName` says; nil where it says nothing.
    package var displayName: String?
    /// What `description` says, for the gallery; nil where it says nothing.
    package var description: String?
    /// The `supportedFamilies`, in their order.
    package var families: [Family]
    /// `static`, `appIntent`, `intent`, `activity`, `control`.
    package var configuration: String
    /// The configuration's parameters by name, with their type and default as text.
    package var parameters: [Parameter]
    /// Whether it says `contentMarginsDisabled()`.
    package var contentMarginsDisabled: Bool
    /// What `containerBackgroundRemovable(_:)` says; true without it.
    package var isBackgroundRemovable: Bool

    /// A declaration by its parts.
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

  /// A parameter of an intent, which people set on the edit sheet.
  package struct Parameter: Codable, Hashable, Sendable {
    /// The property's name.
    package var name: String
    /// What the edit sheet calls it.
    package var title: String
    /// The property's Swift type, as text.
    package var type: String
    /// The value before anybody sets one, as text; nil where there is none.
    package var defaultValue: String?
    /// An enumeration's choices by raw value.
    package var choices: [String]

    /// A parameter by its parts.
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
    /// The name of its Swift type.
    package var type: String
    /// What the system calls it.
    package var title: String
    /// What it says about itself; nil where it says nothing.
    package var description: String?
    /// Whether it configures a widget, and is no action.
    package var isConfiguration: Bool

    /// An intent by its parts.
    package init(type: String, title: String, description: String?, isConfiguration: Bool) {
      self.type = type
      self.title = title
      self.description = description
      self.isConfiguration = isConfiguration
    }
  }

  /// The widgets that are declared.
  package var widgets: [Widget]
  /// The controls of iOS 18; their configuration is `control` and they have no families.
  package var controls: [Widget]
  /// The names of the widget bundles.
  package var bundles: [String]
  /// The names of the timeline providers.
  package var providers: [String]
  /// The app intents, those that configure widgets among them.
  package var intents: [Intent]
  /// The names of the previews; a request names one by its place here.
  package var previews: [String]
  /// The names of the views that can be drawn alone.
  package var views: [String]
  /// The names of the probes that were compiled along.
  package var probes: [String]

  /// What a plugin declares; nothing, where nothing is said.
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

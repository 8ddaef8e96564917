/// What a plugin declares; the shape of `rings inspect --json`.
package struct PluginContents: Codable, Hashable, Sendable {
  package struct Widget: Codable, Hashable, Sendable {
    package var type: String
    package var kind: String
    package var displayName: String?
    package var description: String?
    package var families: [String]
    /// `static`, `appIntent`, `intent`, `activity`, `control`.
    package var configuration: String
    /// The configuration's parameters by name, with their type and default as text.
    package var parameters: [Parameter]
    package var contentMarginsDisabled: Bool
    package var isBackgroundRemovable: Bool

    package init(
      type: String, kind: String, displayName: String? = nil, description: String? = nil,
      families: [String], configuration: String, parameters: [Parameter] = [],
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

  package struct Parameter: Codable, Hashable, Sendable {
    package var name: String
    package var title: String
    package var type: String
    package var defaultValue: String?
    /// An enumeration's choices by raw value.
    package var choices: [String]

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

  package struct Intent: Codable, Hashable, Sendable {
    package var type: String
    package var title: String
    package var description: String?
    package var isConfiguration: Bool

    package init(type: String, title: String, description: String?, isConfiguration: Bool) {
      self.type = type
      self.title = title
      self.description = description
      self.isConfiguration = isConfiguration
    }
  }

  package var widgets: [Widget]
  /// The controls of iOS 18; their configuration is `control` and they have no families.
  package var controls: [Widget]
  package var bundles: [String]
  package var providers: [String]
  package var intents: [Intent]
  package var previews: [String]
  package var views: [String]
  package var probes: [String]

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

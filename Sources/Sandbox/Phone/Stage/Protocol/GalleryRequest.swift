package import PhoneFacts

/// Which phone meets which app: its iOS, and the oldest iOS of the app and of its widget extension.
package struct GalleryRequest: StageRequest, Hashable {
  package typealias Response = GalleryContents

  /// The oldest iOS that the app runs on.
  package var appTarget: SystemVersion
  /// The oldest iOS that the widget extension runs on.
  package var extensionTarget: SystemVersion
  /// The phone's iOS.
  package var systemVersion: SystemVersion
  /// A row of the device table such as `393x852`.
  package var device: String
  /// False to ask only whether app and extension are there; no code of the extension's runs then.
  package var asksExtension: Bool

  /// A request for the gallery of one phone.
  package init(
    appTarget: SystemVersion, extensionTarget: SystemVersion, systemVersion: SystemVersion,
    device: String = "393x852",
    asksExtension: Bool = true
  ) {
    self.appTarget = appTarget
    self.extensionTarget = extensionTarget
    self.systemVersion = systemVersion
    self.device = device
    self.asksExtension = asksExtension
  }

  package var erased: AnyStageRequest { .gallery(self) }
}

/// What came of it.
package struct GalleryContents: Codable, Hashable, Sendable {
  /// A widget of the bundle.
  package struct Entry: Codable, Hashable, Sendable {
    /// With every family that it names.
    package var widget: PluginContents.Widget
    /// The families that people can choose; empty where the gallery leaves the widget out.
    package var families: [Family]
    /// The first of them that can be drawn; nil where no size of them is known.
    package var shown: Family?
    /// The families that the widget names and that nobody can choose here.
    package var withheld: [WithheldFamily]

    /// A widget as the gallery treats it.
    package init(
      widget: PluginContents.Widget, families: [Family], shown: Family?,
      withheld: [WithheldFamily]
    ) {
      self.widget = widget
      self.families = families
      self.shown = shown
      self.withheld = withheld
    }
  }

  /// A family that a widget names and the gallery does not show.
  package struct WithheldFamily: Codable, Hashable, Sendable {
    /// The family.
    package var family: Family
    /// The first iOS that has it, where this one is older; nil where the device has no place for it.
    package var since: SystemVersion?

    /// A family, and since which iOS it can be shown.
    package init(family: Family, since: SystemVersion?) {
      self.family = family
      self.since = since
    }
  }

  /// Whether the app can be installed: whether the phone's iOS is new enough for it.
  package var installs: Bool
  /// Whether the phone has the extension at all.
  package var hasExtension: Bool
  /// The type that the extension begins with; nil where none is marked `@main` nor could be meant.
  package var entryPoint: String?
  /// Whether it is marked `@main`.
  package var isMarked: Bool
  /// The bundle's widgets in their order.
  package var entries: [Entry]
  /// The bundle's controls, which have a gallery of their own; none before iOS 18.
  package var controls: [PluginContents.Widget]

  /// What the phone offers, or why it offers nothing.
  package init(
    installs: Bool, hasExtension: Bool, entryPoint: String? = nil, isMarked: Bool = true,
    entries: [Entry] = [], controls: [PluginContents.Widget] = []
  ) {
    self.installs = installs
    self.hasExtension = hasExtension
    self.entryPoint = entryPoint
    self.isMarked = isMarked
    self.entries = entries
    self.controls = controls
  }
}

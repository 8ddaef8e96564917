package import PhoneFacts

/// A request for a phone's gallery, with the phone's iOS version and the minimum versions of the app and
/// extension.
package struct GalleryRequest: WorkerRequest, Hashable {
  package typealias Response = GalleryContents

  /// The app's minimum iOS version.
  package var appTarget: SystemVersion
  /// The widget extension's minimum iOS version.
  package var extensionTarget: SystemVersion
  /// The phone's iOS version.
  package var systemVersion: SystemVersion
  /// A name from the device table, such as `393x852`.
  package var device: String
  /// A locale identifier such as `ko_KR`.
  package var locale: String
  /// Whether to ask the extension too; if false, no learner code runs.
  package var asksExtension: Bool

  /// Creates a request for the gallery of one phone.
  package init(
    appTarget: SystemVersion, extensionTarget: SystemVersion, systemVersion: SystemVersion,
    device: String = "393x852", locale: String = "en_US", asksExtension: Bool = true
  ) {
    self.appTarget = appTarget
    self.extensionTarget = extensionTarget
    self.systemVersion = systemVersion
    self.device = device
    self.locale = locale
    self.asksExtension = asksExtension
  }

  package var erased: AnyWorkerRequest { .gallery(self) }
}

/// The contents of a phone's gallery.
package struct GalleryContents: Codable, Hashable, Sendable {
  /// A widget of the bundle.
  package struct Entry: Codable, Hashable, Sendable {
    /// The widget with all its supported families.
    package var widget: PluginContents.Widget
    /// The families that the user can choose; empty if the gallery leaves out the widget.
    package var families: [Family]
    /// The first available family with a known size; nil if there's none.
    package var shown: Family?
    /// The supported families that the user can't choose.
    package var withheld: [WithheldFamily]

    /// Creates a gallery entry.
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

  /// A family that the widget supports but the gallery doesn't show.
  package struct WithheldFamily: Codable, Hashable, Sendable {
    /// The family that isn't shown.
    package var family: Family
    /// The first iOS version with this family, if the phone's version is older; nil if the device has no
    /// place for it.
    package var since: SystemVersion?

    /// Creates a withheld family.
    package init(family: Family, since: SystemVersion?) {
      self.family = family
      self.since = since
    }
  }

  /// Whether the phone's iOS is new enough for the app.
  package var installs: Bool
  /// Whether the phone has the extension.
  package var hasExtension: Bool
  /// The name above the widgets; nil if neither `Info.plist` nor its table has one.
  package var appName: String?
  /// The extension's entry point; nil if no type is marked `@main` or is an obvious candidate.
  package var entryPoint: String?
  /// Whether the entry point is marked `@main`.
  package var isMarked: Bool
  /// The bundle's widgets, in order.
  package var entries: [Entry]
  /// The bundle's controls, which have their own gallery; empty before iOS 18.
  package var controls: [PluginContents.Widget]

  /// Creates a gallery's contents.
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

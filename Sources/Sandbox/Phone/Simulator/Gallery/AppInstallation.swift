package import PhoneFacts

/// An app with a widget extension meets a phone: each has an oldest iOS that it runs on.
package struct AppInstallation: Hashable, Sendable {
  /// The oldest iOS that the app runs on.
  package let appTarget: SystemVersion
  /// The oldest iOS that the widget extension runs on.
  package let extensionTarget: SystemVersion
  /// The phone's iOS.
  package let version: SystemVersion

  /// An app and its extension on a phone.
  package init(
    appTarget: SystemVersion, extensionTarget: SystemVersion, version: SystemVersion
  ) {
    self.appTarget = appTarget
    self.extensionTarget = extensionTarget
    self.version = version
  }

  /// Whether the phone's iOS is new enough for the app.
  package var installs: Bool { appTarget <= version }

  /// Whether the extension is there: the app alone decides whether it installs, so that people may
  /// have an app without its widgets.
  package var hasExtension: Bool { installs && extensionTarget <= version }
}

package import PhoneFacts

/// An app and its widget extension on a phone, each with a minimum iOS version.
package struct AppInstallation: Hashable, Sendable {
  /// The app's minimum iOS version.
  package let appTarget: SystemVersion
  /// The widget extension's minimum iOS version.
  package let extensionTarget: SystemVersion
  /// The phone's iOS version.
  package let version: SystemVersion

  /// Creates an app and its extension on a phone.
  package init(
    appTarget: SystemVersion, extensionTarget: SystemVersion, version: SystemVersion
  ) {
    self.appTarget = appTarget
    self.extensionTarget = extensionTarget
    self.version = version
  }

  /// Whether the phone's iOS is new enough for the app.
  package var installs: Bool { appTarget <= version }

  /// Whether the phone has the extension.
  ///
  /// Only the app's minimum version decides whether the app installs, so a phone can have an app without its
  /// widgets.
  package var hasExtension: Bool { installs && extensionTarget <= version }
}

package import SwiftUI

/// An app with a widget extension meets a phone: each has an oldest iOS that it runs on.
package struct Installation: Hashable, Sendable {
  package let appTarget: SystemVersion
  package let extensionTarget: SystemVersion
  package let version: SystemVersion

  package init(
    appTarget: SystemVersion, extensionTarget: SystemVersion, version: SystemVersion
  ) {
    self.appTarget = appTarget
    self.extensionTarget = extensionTarget
    self.version = version
  }

  package var installs: Bool { appTarget <= version }

  /// Whether the extension is there: the app alone decides whether it installs, so that people may
  /// have an app without its widgets.
  package var hasExtension: Bool { installs && extensionTarget <= version }
}

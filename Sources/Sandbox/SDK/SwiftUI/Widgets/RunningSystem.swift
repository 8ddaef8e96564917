package import PhoneFacts

/// The iOS version that an extension's code runs on, for run-time checks in Apple's frameworks.
@MainActor
package enum RunningSystem {
  /// The newest version, until a phone sets another version.
  package static var version = SystemVersion.newest

  /// Whether the system accepts widgets inside `if #available` in a bundle, as it has since iOS 16.1.
  static var takesLimitedWidgets: Bool { version >= SystemVersion(16, 1) }
}

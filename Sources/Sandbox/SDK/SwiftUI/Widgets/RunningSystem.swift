package import PhoneFacts

/// The iOS under which an extension's code runs, as far as Apple's frameworks ask for it at run time.
@MainActor
package enum RunningSystem {
  /// The newest, until a phone says otherwise.
  package static var version = SystemVersion.newest

  /// Since iOS 16.1 the system itself takes widgets that stand in `if #available` in a bundle.
  static var takesLimitedWidgets: Bool { version >= SystemVersion(16, 1) }
}

/// The iOS under which an extension's code runs, as far as Apple's frameworks ask for it at run time.
@MainActor
package enum RunningSystem {
  /// The newest, until a phone says otherwise.
  package static var version = newest
  package static let newest = SystemVersion(major: 26)

  /// Since iOS 16.1 the system itself takes widgets that stand in `if #available` in a bundle.
  static var takesLimitedWidgets: Bool { version >= SystemVersion(major: 16, minor: 1) }
}

package import PhoneFacts

extension SystemVersion {
  /// Since iOS 17 the system puts margins around the content of a widget itself (WWDC23-10027).
  package var addsContentMargins: Bool { self >= SystemVersion(17) }

  /// Since iOS 17 a widget must leave its background to the container (WWDC23-10027).
  package var requiresContainerBackground: Bool { self >= SystemVersion(17) }

  /// Since iOS 17 buttons and toggles perform app intents (WWDC23-10028).
  package var hasInteractiveWidgets: Bool { self >= SystemVersion(17) }

  /// Since iOS 16 widgets are told how they are coloured, for the Lock Screen.
  package var hasRenderingModes: Bool { self >= SystemVersion(16) }

  /// Since iOS 18 a person can tint the Home Screen.
  package var tintsHomeScreen: Bool { self >= SystemVersion(18) }

  /// Links in the small size were ignored as long as Apple's articles said "medium and larger".
  package var followsLinksInSmallWidgets: Bool { self >= SystemVersion(17) }
}

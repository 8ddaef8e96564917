package import PhoneFacts

extension SystemVersion {
  /// Whether the system adds margins around a widget's content, as it does since iOS 17 (WWDC23-10027).
  package var addsContentMargins: Bool { self >= SystemVersion(17) }

  /// Whether a widget must leave its background to the container, as it must since iOS 17 (WWDC23-10027).
  package var requiresContainerBackground: Bool { self >= SystemVersion(17) }

  /// Whether buttons and toggles perform app intents, as they do since iOS 17 (WWDC23-10028).
  package var hasInteractiveWidgets: Bool { self >= SystemVersion(17) }

  /// Whether widgets have rendering modes, which iOS 16 introduced for the Lock Screen.
  package var hasRenderingModes: Bool { self >= SystemVersion(16) }

  /// Whether the user can tint the Home Screen, as in iOS 18 and later.
  package var tintsHomeScreen: Bool { self >= SystemVersion(18) }

  /// Whether links work in small widgets.
  ///
  /// Before iOS 17, Apple's articles limited links to "medium and larger".
  package var followsLinksInSmallWidgets: Bool { self >= SystemVersion(17) }
}

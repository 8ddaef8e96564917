/// Light or dark appearance.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The contrast that the owner of the device asked for.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// The weight of text that the owner of the device asked for.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// A width or height class of the screen.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// The direction in which a language is read.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

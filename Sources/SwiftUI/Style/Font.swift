package import Drawing

/// A font by its style or size.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Font: Hashable, Sendable {
  package func resolve(in environment: EnvironmentValues) -> FontDescription {
    FontDescription(size: 17, lineHeight: 22)
  }
}

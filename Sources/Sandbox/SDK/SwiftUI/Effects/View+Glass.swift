/// A glass material of iOS 26.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public struct Glass: Equatable, Sendable {
  private let name: String

  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
extension View {
  /// Adds glass behind a view.
  ///
  /// Widgets don't draw the glass.
  ///
  /// ```swift
  /// Text("Rain").padding().glassEffect()
  /// ```
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View {
    noting(.glass)
  }

  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    noting(.glass)
  }

  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    noting(.glass)
  }

  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    noting(.glass)
  }
}

/// A transition for glass that appears or disappears.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public struct GlassEffectTransition: Sendable {
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

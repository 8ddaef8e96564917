/// The phase of a view's transition while it scrolls into or out of a scroll view.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@frozen public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top, 1 at the bottom, and 0 between them.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition.
///
/// A still picture shows every view in its identity phase, so the configuration has no effect.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  /// The visible part of a view at which its transition ends.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static var centered: Threshold { Threshold() }

    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }

    public func inset(by distance: Double) -> Threshold { self }
  }

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }

  public static let animated = ScrollTransitionConfiguration()

  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }

  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Applies a transition while the view scrolls into or out of a scroll view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }
}

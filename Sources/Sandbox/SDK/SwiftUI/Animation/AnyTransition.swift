public import AppleFoundation

/// A transition for a view's insertion and removal.
///
/// Rings accepts it, but draws only views that are present.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct AnyTransition: Sendable {
  init() {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static var scale: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition()
  }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public init<T>(_ transition: T) where T: Transition {}
}

/// A custom transition.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  typealias Content = PlaceholderContentView<Self>
}

/// A placeholder for the view that a transition or keyframe animator changes.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct PlaceholderContentView<Value> {
  /// The wrapped view, or `nil` in a transition, which is never drawn.
  let content: AnyView?

  nonisolated init(content: AnyView? = nil) {
    self.content = content
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension PlaceholderContentView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    content.map { context.nodes(of: $0) } ?? []
  }
}

/// A phase of a view's appearance and disappearance.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@frozen public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it's visible, and 1 after it disappears.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition that fades a view in and out.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that fades a view through a blur.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct BlurReplaceTransition: Transition {
  /// The scaling of the two views: in opposite directions or in the same direction.
  public struct Configuration: Equatable, Sendable {
    private let isDownUp: Bool
    public static let downUp = Configuration(isDownUp: true)
    public static let upUp = Configuration(isDownUp: false)
  }

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 10)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

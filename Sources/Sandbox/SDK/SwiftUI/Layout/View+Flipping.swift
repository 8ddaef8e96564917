import Drawing
import Foundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Mirrors a view in right-to-left languages.
  ///
  /// ```swift
  /// Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
  /// ```
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      FlippingModifier(
        nodeType: "flipsForRightToLeftLayoutDirection", behavior: enabled ? .mirrors : .fixed))
  }

  /// Mirrors a view in one layout direction, or in none.
  ///
  /// ```swift
  /// Image(systemName: "arrow.right").layoutDirectionBehavior(.mirrors)
  /// ```
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(FlippingModifier(nodeType: "layoutDirectionBehavior", behavior: behavior))
      .changingEnvironment(as: "layoutDirectionBehavior") { $0.mirrorsShapes = false }
  }
}

struct FlippingModifier {
  typealias Body = Never
  let nodeType: String
  let behavior: LayoutDirectionBehavior
}

extension FlippingModifier: WrappingModifier {
  func behavior(in context: ViewContext) -> any LayoutBehavior {
    context.environment.mirrors(behavior) ? FlippingBehavior() : PassthroughBehavior()
  }
}

struct FlippingBehavior: LayoutBehavior {
  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    [DisplayItem(.layer(Layer(items: children(), transform: .mirror(in: node.frame))))]
  }
}

extension AffineTransform2D {
  /// Returns a transform that swaps the left and right sides of a frame.
  static func mirror(in frame: CGRect) -> AffineTransform2D {
    AffineTransform2D(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
  }
}

extension EnvironmentValues {
  private struct MirrorsShapesKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether shapes follow their own `layoutDirectionBehavior`.
  ///
  /// True from iOS 17, unless a view around them has the modifier of this name.
  var mirrorsShapes: Bool {
    get { self[MirrorsShapesKey.self] && systemVersion.major >= 17 }
    set { self[MirrorsShapesKey.self] = newValue }
  }

  func mirrors(_ behavior: LayoutDirectionBehavior) -> Bool {
    behavior == .mirrors(in: layoutDirection)
  }
}

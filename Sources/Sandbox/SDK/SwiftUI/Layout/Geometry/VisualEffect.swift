public import AppleFoundation

/// A change to a view's appearance that doesn't affect layout.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing, the start of every chain of effects.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// An effect applied after another.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let change: @Sendable @MainActor (AnyView) -> AnyView
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
private protocol ApplicableVisualEffect {
  @MainActor func applied(to view: AnyView) -> AnyView
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ChainedVisualEffect: ApplicableVisualEffect {
  func applied(to view: AnyView) -> AnyView {
    change((base as? any ApplicableVisualEffect)?.applied(to: view) ?? view)
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension VisualEffect {
  private func chained(
    _ change: @escaping @Sendable @MainActor (AnyView) -> AnyView
  ) -> some VisualEffect {
    ChainedVisualEffect(base: self, change: change)
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    chained { AnyView($0.offset(offset)) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    chained { AnyView($0.opacity(opacity)) }
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    chained { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    chained { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    chained { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    chained { AnyView($0.brightness(amount)) }
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    chained { AnyView($0.contrast(amount)) }
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    chained { AnyView($0.saturation(amount)) }
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    chained { AnyView($0.grayscale(amount)) }
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    chained { AnyView($0.hueRotation(angle)) }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy, view in
        let result = effect(EmptyVisualEffect(), proxy)
        return (result as? any ApplicableVisualEffect)?.applied(to: view) ?? view
      })
  }
}

struct VisualEffectModifier {
  typealias Body = Never
  let apply: @MainActor (GeometryProxy, AnyView) -> AnyView
}

extension VisualEffectModifier: WrappingModifier {
  var nodeType: String { "visualEffect" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    VisualEffectBehavior { proxy, child in
      context.nodes(of: apply(proxy, AnyView(NodeView(node: child))))
    }
  }
}

/// A behavior that chooses the effect once the view's position is known.
struct VisualEffectBehavior: LayoutBehavior {
  let makeNodes: @MainActor (GeometryProxy, LayoutNode) -> [LayoutNode]

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let (proxy, plain) = (GeometryProxy(node: node), Isolated(child))
    let made = MainActor.assumeIsolated { Isolated(makeNodes(proxy, plain.value)) }
    node.adopt(made.value)
    for child in node.children { child.place(at: bounds.origin, proposal: proposal) }
  }
}

/// An existing node as a view, for further modifiers.
struct NodeView {
  let node: LayoutNode
}

extension NodeView: View, PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] { [node] }
}

package import Foundation
import Drawing

/// A view that shows windows as a screen does.
///
/// UIKit views become nodes, and the SwiftUI content in them is drawn as usual.
package struct ScreenOfWindows {
  package typealias Body = Never

  /// The windows from back to front.
  let windows: [UIWindow]
  let size: CGSize

  package init(_ windows: [UIWindow], size: CGSize) {
    self.windows = windows
    self.size = size
  }
}

extension ScreenOfWindows: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let children = windows.compactMap { $0.node(in: context) }
    return [
      LayoutNode("screen", behavior: ScreenBehavior(size: size), children: children, in: context)
    ]
  }
}

extension UIView {
  /// The name of the UIKit class that this class is or inherits from.
  ///
  /// An app's subclass is drawn as that class, whatever its name.
  private static var kitName: String {
    let module = _typeName(UIView.self).prefix { $0 != "." }
    var type: AnyClass = self
    while _typeName(type).prefix(while: { $0 != "." }) != module, let parent = _getSuperclass(type)
    {
      type = parent
    }
    return _typeName(type, qualified: false)
  }

  /// Returns a node for the view and its subviews, or `nil` for a hidden view.
  fileprivate func node(in context: ViewContext) -> LayoutNode? {
    guard !isHidden, context.evaluation.hasRoom() else { return nil }
    var children: [LayoutNode] = []
    if let content = content(in: context.environment) {
      children.append(context.singleNode(of: content))
    }
    children += subviews.compactMap { $0.node(in: context) }
    let node = LayoutNode(
      Self.kitName, behavior: UIViewBehavior(self, in: context.environment),
      children: children, in: context)
    node.identifier = accessibilityIdentifier
    node.traits.opacity = min(max(alpha, 0), 1)
    node.traits.accessibilityLabel = accessibilityLabel
    return node
  }
}

/// The behavior of the screen.
///
/// Windows keep their frames, and blurs affect everything behind them.
private struct ScreenBehavior: LayoutBehavior {
  let size: CGSize

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { size }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    var painter = WindowPainter(screen: CGRect(origin: .zero, size: size))
    for window in node.children { painter.paint(window) }
    return painter.items
  }
}

/// A behavior with the current properties of a UIKit view.
struct UIViewBehavior: LayoutBehavior {
  /// The frame in the coordinates of the superview, adjusted for the superview's scrolling.
  let frame: CGRect
  let background: RGBA?
  let alpha: Double
  let clips: Bool
  let cornerRadius: Double
  let border: (color: RGBA, width: Double)?
  /// The effect on everything behind the view.
  let backdrop: Backdrop?

  @MainActor
  init(_ view: UIView, in environment: EnvironmentValues) {
    let scrolled = view.superview?.bounds.origin ?? .zero
    frame = view.frame.offsetBy(dx: -scrolled.x, dy: -scrolled.y)
    background = view.backgroundColor?.rgba(in: environment)
    alpha = min(max(view.alpha, 0), 1)
    clips = view.clipsToBounds || view.layer.masksToBounds
    cornerRadius = view.layer.cornerRadius
    border =
      view.layer.borderWidth > 0
      ? (color: view.layer.borderColor?.rgba ?? .black, width: Double(view.layer.borderWidth)) : nil
    backdrop = (view as? UIVisualEffectView).flatMap { Backdrop($0, in: environment) }
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(0, frame.width), height: max(0, frame.height))
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    for child in node.children {
      if let inner = child.behavior as? UIViewBehavior {
        child.place(
          at: CGPoint(x: bounds.minX + inner.frame.minX, y: bounds.minY + inner.frame.minY),
          proposal: ProposedViewSize(inner.frame.size))
      } else {
        child.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }
}

extension ScreenBehavior {
  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    for child in node.children {
      let frame = (child.behavior as? UIViewBehavior)?.frame ?? bounds
      child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}

import Drawing
import Foundation

/// The placeholder that iOS draws for views that widgets don't support: a yellow area with a no-entry sign.
package struct ProhibitedView {
  /// The view's name in source code.
  package let name: String
  /// The view's content in an app, or `nil` if Rings draws the placeholder there too.
  private let inApp: (@MainActor () -> AnyView)?

  package init(name: String) {
    self.name = name
    inApp = nil
  }

  init(name: String, @ViewBuilder inApp: @escaping @MainActor () -> some View) {
    self.name = name
    self.inApp = { AnyView(inApp()) }
  }
}

extension ProhibitedView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    if SceneLife.current != nil, let inApp {
      let node = context.singleNode(of: inApp())
      return [node.wrapped(name, behavior: PassthroughBehavior(), in: context)]
    }
    context.evaluation.noteOnce(
      rule: "unsupported-view", RefusedView.message(for: name))
    return [LayoutNode(name, behavior: ProhibitedBehavior(), in: context)]
  }
}

struct ProhibitedBehavior: FlexibleLeafBehavior {
  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let frame = node.frame
    let side = min(40, min(frame.width, frame.height) * 0.7)
    guard side > 0 else { return [] }
    let sign = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let thickness = max(1, side * 0.12)
    let ring = Outline.ellipse(in: sign.insetBy(dx: thickness / 2, dy: thickness / 2))
    let reach = side * 0.3
    let bar = Outline(elements: [
      .move(CGPoint(x: frame.midX - reach, y: frame.midY - reach)),
      .line(CGPoint(x: frame.midX + reach, y: frame.midY + reach)),
    ])
    let environment = node.environment
    let red = Paint.color(SystemColor.red.rgba(in: environment))
    let yellow = Paint.color(SystemColor.yellow.rgba(in: environment))
    let pattern = StrokePattern(width: thickness)
    return [
      DisplayItem(.fill(outline: .rectangle(frame), paint: yellow, isEvenOdd: false)),
      DisplayItem(.stroke(outline: ring, paint: red, pattern: pattern)),
      DisplayItem(.stroke(outline: bar, paint: red, pattern: pattern)),
    ]
  }
}

import Drawing
import Foundation

struct ShapeBehavior<Content: Shape, Style: ShapeStyle>: LayoutBehavior {
  let shape: Content
  let style: Style
  let ink: ShapeDrawing.Ink

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    children()
      + ShapeDrawing(
        outline: node.outline(of: shape), ink: ink, style: style.resolved(in: node.environment),
        bounds: node.frame
      ).items()
  }
}

extension LayoutNode {
  /// Returns a shape in the node's frame, in the root's coordinates.
  func outline(of shape: some Shape) -> Outline {
    let local = CGRect(origin: .zero, size: frame.size)
    let outline = ContainerShapes.resolving(for: self) {
      shape.path(in: local).outline.offset(x: frame.minX, y: frame.minY)
    }
    guard environment.mirrorsShapes, environment.mirrors(shape.layoutDirectionBehavior) else {
      return outline
    }
    return outline.applying(.mirror(in: frame))
  }

  /// Records the style of a shape in the node's traits.
  func record(_ style: some ShapeStyle) {
    traits.foreground = style.resolved(in: environment).paint(
      in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

extension Shape {
  /// The shape's name in source code.
  static var viewName: String {
    String(describing: Self.self).prefix { $0 != "<" }.description
  }
}

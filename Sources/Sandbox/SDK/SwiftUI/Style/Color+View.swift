import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Color: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let node = LayoutNode(
      "Color",
      behavior: ShapeBehavior(shape: Rectangle(), style: self, ink: .fill(isEvenOdd: false)),
      in: context)
    node.record(self)
    return [node]
  }
}

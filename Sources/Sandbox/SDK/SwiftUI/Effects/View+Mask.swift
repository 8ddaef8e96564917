import Drawing
import Foundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Shows a view only where another view is opaque.
  ///
  /// ```swift
  /// LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom).mask { Text("23°").font(.largeTitle) }
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

struct MaskModifier<Mask> {
  typealias Body = Never
  let mask: Mask
  let alignment: Alignment
}

extension MaskModifier: ViewModifier, PrimitiveModifier where Mask: View {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    content(context).map { child in
      let node = child.wrapped("mask", behavior: MaskBehavior(alignment: alignment), in: context)
      if let secondary = context.layerNode(of: mask, alignment: alignment) {
        node.adopt([child, secondary])
      }
      return node
    }
  }
}

/// A behavior that masks its first child with its second.
struct MaskBehavior: LayoutBehavior {
  private let layout: SecondaryLayerBehavior

  init(alignment: Alignment) {
    layout = SecondaryLayerBehavior(layer: .overlay, alignment: alignment)
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    layout.placeChildren(of: node, in: bounds, proposal: proposal)
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    guard let content = node.children.first?.draw(), !content.isEmpty else { return [] }
    let mask = node.children.dropFirst().first?.draw() ?? []
    return [DisplayItem(.layer(Layer(items: content, mask: mask)))]
  }
}

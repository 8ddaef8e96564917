import Drawing
import Foundation

/// A behavior that sizes an SF Symbol to the font beside it or, if it's resizable, fills the proposed space.
struct SymbolBehavior: LayoutBehavior {
  let name: String
  let isResizable: Bool
  let mode: SymbolRenderingMode?
  let variableValue: Double?
  var accentedMode: ImageDrawing.AccentedMode?

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let natural = SymbolMetrics.size(of: name, font: font(of: node))
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  /// Aligns the symbol's center with the center of the capital letters beside it.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let baselines = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    guard !isResizable, baselines.contains(key) else { return nil }
    let height = node.size(for: proposal).height
    return (height + SymbolMetrics.capHeight(of: node.environment.resolvedFont)) / 2
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    guard node.frame.width > 0, node.frame.height > 0 else { return [] }
    // iOS draws nothing for impossible names. Names unknown to Rings may still exist.
    guard SymbolSpelling.isPossible(name) else { return [] }
    let environment = node.environment
    if environment.redactsImages { return Redaction.block(in: node.frame, of: environment) }
    let mode = self.mode?.drawn ?? (environment.foregroundStyleCount > 1 ? .palette : .monochrome)
    let style = environment.foreground()
    let drawing = SymbolDrawing(
      name: name, frame: node.frame, font: font(of: node), paints: paints(for: mode, node: node),
      renderingMode: mode, variableValue: variableValue.map { max(0, min(1, $0)) },
      accentedMode: accentedMode)
    let item = DisplayItem(.symbol(drawing))
    return style.shadows.filter { !$0.isInner }.reduce([item]) { items, shadow in
      [.layer(items, shadow: shadow.shadow)]
    }
  }

  private func paints(for mode: SymbolDrawing.RenderingMode, node: LayoutNode) -> [Paint] {
    let levels = mode == .palette ? 0..<max(1, node.environment.foregroundStyleCount) : 0..<1
    return levels.map { node.environment.foreground(level: $0).paint(in: node.frame) }
  }

  private func font(of node: LayoutNode) -> FontDescription {
    var font = node.environment.resolvedFont
    font.size *= node.environment.imageScale.factor
    return font
  }
}

extension EnvironmentValues {
  /// The number of styles passed to `foregroundStyle`.
  ///
  /// Two or three make a symbol's palette.
  var foregroundStyleCount: Int { foregroundStyles?.styles.count ?? 1 }
}

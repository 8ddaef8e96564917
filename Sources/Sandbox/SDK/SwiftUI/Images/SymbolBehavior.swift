import Drawing
import Foundation
import PhoneFacts

/// A behavior that sizes an SF Symbol to the font beside it or, if it's resizable, fills the proposed space.
struct SymbolBehavior: LayoutBehavior {
  let name: String
  let isResizable: Bool
  let mode: SymbolRenderingMode?
  let variableValue: Double?
  var accentedMode: ImageDrawing.AccentedMode?
  /// The template of a custom symbol, or `nil` for a system symbol.
  var template: SymbolTemplate?

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize(of: node)
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
    if let glyph = glyph(for: node) {
      return glyph.baseline * node.environment.resolvedFont.size
    }
    let height = node.size(for: proposal).height
    return (height + SymbolMetrics.capHeight(of: node.environment.resolvedFont)) / 2
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    guard node.frame.width > 0, node.frame.height > 0 else { return [] }
    // iOS draws nothing for impossible names. Names unknown to Rings may still exist.
    let environment = node.environment
    guard template != nil || Self.exists(name, in: environment) else { return [] }
    if environment.redactsImages { return Redaction.block(in: node.frame, of: environment) }
    let mode = self.mode?.drawn ?? (environment.foregroundStyleCount > 1 ? .palette : .monochrome)
    let style = environment.foreground()
    let drawing = SymbolDrawing(
      name: name, frame: node.frame, font: font(of: node), paints: paints(for: mode, node: node),
      renderingMode: mode, variableValue: variableValue.map { max(0, min(1, $0)) },
      accentedMode: accentedMode, parts: parts(for: node))
    let item = DisplayItem(.symbol(drawing))
    return style.shadows.filter { !$0.isInner }.reduce([item]) { items, shadow in
      [.layer(items, shadow: shadow.shadow)]
    }
  }

  /// Returns whether the phone may have a system symbol.
  ///
  /// Names that Rings doesn't know may exist too.
  static func exists(_ name: String, in environment: EnvironmentValues) -> Bool {
    SymbolSpelling.isPossible(name) && missingVersion(of: name, in: environment) == nil
  }

  /// Returns the iOS version that introduced a symbol, or `nil` unless the phone's version is older.
  static func missingVersion(
    of name: String, in environment: EnvironmentValues
  ) -> SystemVersion? {
    SymbolHistory.firstVersion(of: name).flatMap { SystemVersion($0) }
      .flatMap { $0 > environment.systemVersion ? $0 : nil }
  }

  private func naturalSize(of node: LayoutNode) -> CGSize {
    guard let glyph = glyph(for: node) else {
      return SymbolMetrics.size(of: name, font: font(of: node))
    }
    let size = node.environment.resolvedFont.size
    return CGSize(width: glyph.size.width * size, height: glyph.size.height * size)
  }

  private func glyph(for node: LayoutNode) -> SymbolTemplate.Glyph? {
    template?.glyph(
      weight: node.environment.resolvedFont.weight, scale: node.environment.imageScale)
  }

  private func parts(for node: LayoutNode) -> [SymbolDrawing.Part]? {
    glyph(for: node)?.parts.map {
      SymbolDrawing.Part(
        outline: $0.outline, level: $0.level, color: $0.color?.rgba(in: node.environment))
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

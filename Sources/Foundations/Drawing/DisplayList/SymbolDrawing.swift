package import Foundation

package struct SymbolDrawing: Hashable, Codable, Sendable {
  package enum RenderingMode: String, Codable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  package var name: String
  package var frame: CGRect
  package var font: FontDescription
  /// The symbol's paints: one for monochrome and hierarchical rendering, and up to three for palette.
  package var paints: [Paint]
  package var renderingMode: RenderingMode
  /// A value from 0 to 1, for symbols that show an amount.
  package var variableValue: Double?
  /// The mode set with `Image.widgetAccentedRenderingMode(_:)`, which also applies to symbols.
  package var accentedMode: ImageDrawing.AccentedMode?

  package init(
    name: String, frame: CGRect, font: FontDescription, paints: [Paint],
    renderingMode: RenderingMode = .monochrome, variableValue: Double? = nil,
    accentedMode: ImageDrawing.AccentedMode? = nil
  ) {
    self.name = name
    self.frame = frame
    self.font = font
    self.paints = paints
    self.renderingMode = renderingMode
    self.variableValue = variableValue
    self.accentedMode = accentedMode
  }
}

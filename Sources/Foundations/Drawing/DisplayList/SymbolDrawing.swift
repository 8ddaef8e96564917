package import Foundation

package struct SymbolDrawing: Hashable, Codable, Sendable {
  package enum RenderingMode: String, Codable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  /// An area of one of the app's own symbols, in a unit square that fills the frame.
  package struct Part: Hashable, Codable, Sendable {
    package var outline: Outline
    /// The level in palette and hierarchical rendering: 0 for the main part, then 1 and 2.
    package var level: Int
    /// The color in multicolor rendering, or `nil` for the symbol's paint.
    package var color: RGBA?

    package init(outline: Outline, level: Int = 0, color: RGBA? = nil) {
      self.outline = outline
      self.level = level
      self.color = color
    }
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
  /// The areas of a symbol from the app's asset catalog, or `nil` for a system symbol.
  package var parts: [Part]?

  package init(
    name: String, frame: CGRect, font: FontDescription, paints: [Paint],
    renderingMode: RenderingMode = .monochrome, variableValue: Double? = nil,
    accentedMode: ImageDrawing.AccentedMode? = nil, parts: [Part]? = nil
  ) {
    self.name = name
    self.frame = frame
    self.font = font
    self.paints = paints
    self.renderingMode = renderingMode
    self.variableValue = variableValue
    self.accentedMode = accentedMode
    self.parts = parts
  }
}

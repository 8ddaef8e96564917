package import Foundation

/// A text line or a small symbol, with transforms applied.
package struct PlacedGlyphs: Sendable {
  package enum Content: Sendable {
    case text(TextLine)
    case symbol(SymbolDrawing)
  }

  package var content: Content
  package var accent: AccentGroup
  package var node: Int?

  package var frame: CGRect {
    switch content {
    case .text(let line): line.frame
    case .symbol(let symbol): symbol.frame
    }
  }
}

/// A drawing operation: a leaf or a layer.
package struct DisplayItem: Hashable, Codable, Sendable {
  package indirect enum Content: Hashable, Codable, Sendable {
    case fill(outline: Outline, paint: Paint, isEvenOdd: Bool)
    case stroke(outline: Outline, paint: Paint, pattern: StrokePattern)
    case text(TextLine)
    case symbol(SymbolDrawing)
    case image(ImageDrawing)
    case layer(Layer)
  }

  package var content: Content
  /// The accent group, which determines a leaf's flat color in accented rendering.
  package var accent: AccentGroup
  /// The `PictureNode.index` of the view that drew the item.
  package var node: Int?

  package init(_ content: Content, accent: AccentGroup = .primary, node: Int? = nil) {
    self.content = content
    self.accent = accent
    self.node = node
  }
}

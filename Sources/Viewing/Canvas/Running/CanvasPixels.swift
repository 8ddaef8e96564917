package import Terminal

/// Makes pixels of pictures for a terminal that shows such in the place of cells.
package struct CanvasPixels: Sendable {
  package let way: PictureProtocol
  /// The escape sequences that show a picture where the cursor is, in so many cells; nil where none can be
  /// made.
  package let code: @Sendable (CanvasPicture, CanvasRoom) async -> String?

  package init(
    way: PictureProtocol, code: @escaping @Sendable (CanvasPicture, CanvasRoom) async -> String?
  ) {
    self.way = way
    self.code = code
  }
}

package import Terminal

/// Converts pictures to pixels for a terminal that can show them instead of cells.
package struct CanvasPixels: Sendable {
  package let way: PictureProtocol
  /// Returns the escape sequences that show a picture at the cursor in this many cells; nil if there are
  /// none.
  package let code: @Sendable (CanvasPicture, CanvasRoom) async -> String?

  package init(
    way: PictureProtocol, code: @escaping @Sendable (CanvasPicture, CanvasRoom) async -> String?
  ) {
    self.way = way
    self.code = code
  }
}

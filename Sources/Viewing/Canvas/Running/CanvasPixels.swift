package import Terminal

/// Converts pictures to pixels for a terminal that can show them instead of cells.
package struct CanvasPixels: Sendable {
  package let way: PictureProtocol
  /// The height of a cell divided by its width.
  let cellAspect: Double
  /// Returns the escape sequences that show a picture at the cursor; nil if there are none.
  package let code: @Sendable (CanvasSpot) async -> String?

  package init(
    way: PictureProtocol, cellAspect: Double = 2,
    code: @escaping @Sendable (CanvasSpot) async -> String?
  ) {
    self.way = way
    self.cellAspect = cellAspect
    self.code = code
  }
}

/// The size of a terminal cell in points.
package struct CellScale: Hashable, Codable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = max(width, 0.5)
    self.height = max(height, 1)
  }

  /// The default scale, at which a small widget of 158 points takes 26 × 13 cells.
  package static let standard = CellScale(width: 6, height: 12)
  /// The scale for small windows.
  package static let coarse = CellScale(width: 9, height: 18)
}

package import Drawing
import Foundation

extension PlacedElement {
  /// Returns the visible colors at evenly spaced points in the view's frame, row by row from the top.
  ///
  /// The colors come from fills, images and large symbols over the picture's backdrop. Text and small symbols
  /// are left out. The array is empty for a view without an area.
  package func samples(across columns: Int, down rows: Int) -> [RGBA] {
    guard frame.width > 0, frame.height > 0, columns > 0, rows > 0 else { return [] }
    let raster = picture.drawing.raster
    let step = CGSize(
      width: frame.width / Double(columns), height: frame.height / Double(rows))
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let place = CGPoint(
          x: frame.minX + (Double(column) + 0.5) * step.width,
          y: frame.minY + (Double(row) + 0.5) * step.height)
        return raster.groundColor(at: place).over(picture.backdrop)
      }
    }
  }
}

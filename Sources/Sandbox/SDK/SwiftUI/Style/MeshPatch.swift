import Drawing
import Foundation

/// A cell of a mesh gradient: four points with their colors.
package struct MeshPatch {
  /// A whole mesh with resolved colors.
  package struct Grid: Hashable, Sendable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [RGBA]
    let background: RGBA
    let isSmooth: Bool
    let space: Gradient.ColorSpace
  }

  let corners: [SIMD2<Float>]
  let colors: [RGBA]

  /// Returns the position in the patch, from 0 to 1 on both axes, of a point in the unit square.
  ///
  /// Returns `nil` for a point outside the patch.
  func coordinates(of point: SIMD2<Float>) -> SIMD2<Float>? {
    // Newton's method on the bilinear map. Four steps are already exact to a pixel for any reasonable mesh.
    var place = SIMD2<Float>(0.5, 0.5)
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    for _ in 0..<6 {
      let (s, t) = (place.x, place.y)
      let across = (b - a) * (1 - t) + (d - c) * t
      let down = (c - a) * (1 - s) + (d - b) * s
      let top = a * (1 - s) + b * s
      let bottom = c * (1 - s) + d * s
      let miss = top * (1 - t) + bottom * t - point
      let determinant = across.x * down.y - across.y * down.x
      guard abs(determinant) > 1e-9 else { return nil }
      place.x -= (miss.x * down.y - miss.y * down.x) / determinant
      place.y -= (across.x * miss.y - across.y * miss.x) / determinant
    }
    let tolerance: Float = 1e-3
    guard
      place.x >= -tolerance, place.x <= 1 + tolerance, place.y >= -tolerance,
      place.y <= 1 + tolerance
    else { return nil }
    return place
  }
}

extension MeshPatch.Grid {
  /// Returns the mesh as an image with a pixel for every four points in each direction, which is finer than a
  /// terminal cell.
  func raster(for size: CGSize, opacity: Double) -> ImageContent {
    let columns = max(1, min(256, Int(saturating: (size.width / 4).rounded(.up))))
    let rows = max(1, min(256, Int(saturating: (size.height / 4).rounded(.up))))
    let patches = self.patches
    var bytes = Data(capacity: columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        let point = SIMD2<Float>(
          (Float(column) + 0.5) / Float(columns), (Float(row) + 0.5) / Float(rows))
        let color = color(at: point, patches: patches).opacity(opacity)
        for component in [color.red, color.green, color.blue, color.alpha] {
          bytes.append(UInt8((max(0, min(1, component)) * 255).rounded()))
        }
      }
    }
    return .pixels(width: columns, height: rows, rgba: bytes)
  }

  private var patches: [MeshPatch] {
    (0..<height - 1).flatMap { row in
      (0..<width - 1).map { column in
        let corners = [
          row * width + column, row * width + column + 1, (row + 1) * width + column,
          (row + 1) * width + column + 1,
        ]
        return MeshPatch(corners: corners.map { points[$0] }, colors: corners.map { colors[$0] })
      }
    }
  }

  private func color(at point: SIMD2<Float>, patches: [MeshPatch]) -> RGBA {
    for patch in patches {
      guard let place = patch.coordinates(of: point) else { continue }
      let (s, t) = (eased(place.x), eased(place.y))
      let top = space.mix(patch.colors[0], patch.colors[1], at: s)
      let bottom = space.mix(patch.colors[2], patch.colors[3], at: s)
      return space.mix(top, bottom, at: t)
    }
    return background
  }

  private func eased(_ place: Float) -> Double {
    let value = Double(max(0, min(1, place)))
    return isSmooth ? value * value * (3 - 2 * value) : value
  }
}

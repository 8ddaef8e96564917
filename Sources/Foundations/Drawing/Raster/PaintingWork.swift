import Foundation
import Pixels

/// The work limit for drawing a picture.
///
/// Display lists come from a process that runs learner code, and a list of a few megabytes could take days to
/// draw. No widget comes close to the limit. Items beyond it aren't drawn.
struct PaintingWork {
  /// The remaining number of samples and outline steps.
  private var left = 1 << 29

  /// Counts an item's work, and returns whether to draw it.
  mutating func takes(
    _ item: DisplayItem, on area: SampleRect, transform: AffineTransform2D
  ) -> Bool {
    switch item.content {
    case .fill(let outline, _, _):
      takes(outline, copies: 1, on: area, transform: transform)
    case .stroke(let outline, _, let pattern):
      // Round caps and joins are separate polygons, and dashes multiply them.
      takes(outline, copies: pattern.dash.isEmpty ? 8 : 64, on: area, transform: transform)
    case .text(let line) where line.runs.contains { $0.outline != nil }:
      line.runs.compactMap(\.outline).reduce(true) { isLeft, outline in
        takes(outline, copies: 1, on: area, transform: transform) && isLeft
      }
    case .text, .symbol, .image:
      take(touched(item.reach, on: area, transform: transform).count)
    case .layer:
      // A layer's items and its canvas are counted separately.
      take(1)
    }
  }

  /// Counts the work for a layer with a separate canvas, and returns whether to draw the layer.
  mutating func takes(_ layer: Layer, touching area: SampleRect) -> Bool {
    let passes = (layer.blurRadius > 0 ? 12 : 0) + (layer.shadow == nil ? 0 : 14)
    return take(area.count * (3 + passes + layer.colorEffects.count))
  }

  private mutating func takes(
    _ outline: Outline, copies: Int, on area: SampleRect, transform: AffineTransform2D
  ) -> Bool {
    let touched = touched(outline.controlBounds, on: area, transform: transform)
    // Each step may cross every row of samples.
    return take(touched.count + outline.elements.count * copies * (touched.height + 1))
  }

  private func touched(
    _ reach: CGRect, on area: SampleRect, transform: AffineTransform2D
  ) -> SampleRect {
    reach.isNull ? area : SampleRect(around: transform.apply(reach), in: area)
  }

  private mutating func take(_ amount: Int) -> Bool {
    guard left > 0 else { return false }
    // Each item has a minimum cost, even if it isn't visible.
    left -= amount + 64
    return true
  }
}

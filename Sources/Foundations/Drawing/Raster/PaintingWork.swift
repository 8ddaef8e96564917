import Foundation
import Pixels

/// How much a painter still does for one picture.
///
/// What is painted comes from a process with a learner's code in it: a list of a few megabytes can
/// ask for days of work. No widget comes near the end of this; what lies behind it is left out.
struct PaintingWork {
  /// Samples still to be touched, and as many steps along outlines.
  private var left = 1 << 29

  /// Counts an item, and tells whether it is painted.
  mutating func takes(
    _ item: DisplayItem, on area: SampleRect, transform: AffineTransform2D
  ) -> Bool {
    switch item.content {
    case .fill(let outline, _, _):
      takes(outline, copies: 1, on: area, transform: transform)
    case .stroke(let outline, _, let pattern):
      // Round caps and joins are polygons of their own; dashes multiply them.
      takes(outline, copies: pattern.dash.isEmpty ? 8 : 64, on: area, transform: transform)
    case .text, .symbol, .image:
      take(touched(item.reach, on: area, transform: transform).count)
    case .layer:
      // Its items count, and what it needs besides is counted where it is known.
      take(1)
    }
  }

  /// Counts what a layer needs that is finished on its own.
  mutating func takes(_ layer: Layer, touching area: SampleRect) -> Bool {
    let passes = (layer.blurRadius > 0 ? 12 : 0) + (layer.shadow == nil ? 0 : 14)
    return take(area.count * (3 + passes + layer.colorEffects.count))
  }

  private mutating func takes(
    _ outline: Outline, copies: Int, on area: SampleRect, transform: AffineTransform2D
  ) -> Bool {
    let touched = touched(outline.controlBounds, on: area, transform: transform)
    // Every step may cross every line of samples.
    return take(touched.count + outline.elements.count * copies * (touched.height + 1))
  }

  private func touched(
    _ reach: CGRect, on area: SampleRect, transform: AffineTransform2D
  ) -> SampleRect {
    reach.isNull ? area : SampleRect(around: transform.apply(reach), in: area)
  }

  private mutating func take(_ amount: Int) -> Bool {
    guard left > 0 else { return false }
    // Every item costs something, whether it is seen or not.
    left -= amount + 64
    return true
  }
}

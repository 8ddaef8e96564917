import AppleFoundation
import SwiftUI

/// The positions of marks in a plot of a given size, in points from its top-left corner.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct PlotGeometry {
  let plan: ChartPlan
  let size: CGSize

  func x(_ fraction: Double) -> CGFloat { fraction * size.width }

  func y(_ fraction: Double) -> CGFloat { (1 - fraction) * size.height }

  /// Returns the center of a mark, or `nil` if a value isn't on its scale.
  func point(of mark: Mark) -> CGPoint? {
    guard let across = plan.x.middle(of: mark.x) else { return nil }
    // Lines and symbols are at the end of a vertical range.
    let up: Double? =
      if case .range(_, let end) = mark.y, mark.kind != .rectangle, mark.kind != .rule {
        plan.y.fraction(of: end)
      } else {
        plan.y.middle(of: mark.y)
      }
    guard let up else { return nil }
    return CGPoint(x: x(across) + mark.offset.width, y: y(up) + mark.offset.height)
  }

  func frame(of mark: Mark) -> CGRect? {
    guard let across = plan.x.span(of: mark.x), let up = plan.y.span(of: mark.y) else {
      return nil
    }
    let isHorizontal = mark.isHorizontalBar || isMeasured(mark.x) && !isMeasured(mark.y)
    var (left, right) = (x(across.lowerBound), x(across.upperBound))
    var (top, bottom) = (y(up.upperBound), y(up.lowerBound))
    if mark.kind == .rectangle {
      let side = thickness(.horizontal)
      let rise = thickness(.vertical)
      if !isMeasured(mark.x) { narrow(&left, &right, mark.size.width, slot: side, share: 1) }
      if !isMeasured(mark.y) { narrow(&top, &bottom, mark.size.height, slot: rise, share: 1) }
    } else if isHorizontal {
      let slot = thickness(.vertical)
      group(&top, &bottom, mark)
      narrow(&top, &bottom, mark.size.height, slot: slot, share: mark.position == nil ? 0.65 : 0.9)
    } else {
      let slot = thickness(.horizontal)
      group(&left, &right, mark)
      narrow(&left, &right, mark.size.width, slot: slot, share: mark.position == nil ? 0.65 : 0.9)
    }
    return CGRect(
      x: left + mark.offset.width, y: top + mark.offset.height, width: right - left,
      height: bottom - top)
  }

  /// Returns whether a position is a range or the whole axis, whose ends are also the mark's ends.
  private func isMeasured(_ place: Mark.Place) -> Bool {
    if case .value = place { return false }
    return true
  }

  /// Reduces a range to this mark's part in a bar group.
  private func group(_ start: inout CGFloat, _ end: inout CGFloat, _ mark: Mark) {
    guard let position = mark.position, let index = plan.positions.firstIndex(of: position),
      end > start
    else { return }
    let whole = (end - start) * 0.8
    let first = (start + end - whole) / 2
    let width = whole / CGFloat(plan.positions.count)
    start = first + CGFloat(index) * width
    end = start + width
  }

  /// Reduces a range to the mark's width, centered in the range.
  private func narrow(
    _ start: inout CGFloat, _ end: inout CGFloat, _ dimension: MarkDimension, slot: CGFloat,
    share: CGFloat
  ) {
    let available = end > start ? end - start : slot
    let length = dimension.length(of: available, automatic: available * share)
    let middle = (start + end) / 2
    start = middle - length / 2
    end = middle + length / 2
  }

  /// Returns the length of an axis that is available for each value, for marks without an explicit size.
  private func thickness(_ axis: Axis) -> CGFloat {
    let places = Set(
      plan.marks.compactMap { mark in
        axis == .horizontal ? plan.x.middle(of: mark.x) : plan.y.middle(of: mark.y)
      })
    return (axis == .horizontal ? size.width : size.height) / CGFloat(max(1, places.count))
  }
}

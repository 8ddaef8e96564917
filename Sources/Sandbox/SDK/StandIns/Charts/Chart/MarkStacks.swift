import AppleFoundation

/// Stacks bars and areas at the same position.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
enum MarkStacks {
  /// The identity of a stack: marks of one kind at the same position in the same bar group.
  private struct Key: Hashable {
    let kind: Mark.Kind
    let place: Datum
    let position: Datum?
    let isNegative: Bool
  }

  static func stacked(_ marks: [Mark]) -> [Mark] {
    let areas = Set(marks.filter { $0.kind == .area }.map(\.group))
    var totals: [Key: Double] = [:]
    for mark in marks { if let (key, length) = measure(mark) { totals[key, default: 0] += length } }
    var heights: [Key: Double] = [:]
    return marks.map { mark in
      guard let (key, length) = measure(mark), mark.kind == .bar || areas.count > 1 else {
        return mark
      }
      var mark = mark
      let total = totals[key] ?? 0
      var start = mark.stacking == .unstacked ? 0 : heights[key] ?? 0
      heights[key, default: 0] += length
      var end = start + length
      if mark.stacking == .normalized, total != 0 {
        start /= abs(total)
        end /= abs(total)
      } else if mark.stacking == .center {
        start -= total / 2
        end -= total / 2
      }
      let range = Mark.Place.range(.number(start), .number(end))
      if mark.isHorizontalBar {
        mark.x = range
      } else {
        mark.y = range
      }
      return mark
    }
  }

  /// Returns a mark's stack and length, or `nil` if the mark isn't stacked.
  private static func measure(_ mark: Mark) -> (Key, Double)? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let (base, length) = mark.isHorizontalBar ? (mark.y, mark.x) : (mark.x, mark.y)
    guard case .value(let place, _) = base, case .value(let value, _) = length,
      let quantity = value.quantity
    else { return nil }
    return (
      Key(kind: mark.kind, place: place, position: mark.position, isNegative: quantity < 0),
      quantity
    )
  }
}

public import AppleFoundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())]) { Text("Mon"); Text("24°") }
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct GridItem: Sendable {
  /// The length of the column, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each within these lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a lazy grid with its position.
struct GridTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment
}

extension [GridItem] {
  /// Returns the columns for a proposed length.
  ///
  /// Fixed columns keep their length; the others share the rest equally, within their limits.
  func tracks(in proposed: CGFloat?) -> [GridTrack] {
    let gaps = map { $0.spacing ?? ViewSpacing.standard }
    let length = proposed ?? idealLength
    var remaining = length - gaps.dropLast().reduce(0, +)
    var flexible = count
    for item in self {
      guard case .fixed(let fixed) = item.size else { continue }
      remaining -= Swift.max(0, fixed)
      flexible -= 1
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for (index, item) in enumerated() {
      let alignment = item.alignment ?? .center
      let lengths: [CGFloat]
      switch item.size {
      case .fixed(let fixed):
        lengths = [Swift.max(0, fixed)]
      case .flexible(let minimum, let maximum):
        let share = Swift.max(0, remaining / CGFloat(flexible))
        lengths = [Swift.max(minimum, Swift.min(share, maximum))]
        remaining -= lengths[0]
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let share = Swift.max(0, remaining / CGFloat(flexible))
        lengths = Self.adaptive(minimum, maximum, gap: gaps[index], in: share)
        remaining -= share
        flexible -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: start, length: length, alignment: alignment))
        start += length + gaps[index]
      }
    }
    return tracks
  }

  /// Returns the largest number of columns of at least `minimum` that fit in `length`, stretched to fill it.
  private static func adaptive(
    _ minimum: CGFloat, _ maximum: CGFloat, gap: CGFloat, in length: CGFloat
  ) -> [CGFloat] {
    let most = 1_000
    guard length.isFinite, minimum + gap > 0 else { return [minimum] }
    let count = Swift.max(1, Swift.min(most, Int((length + gap) / (minimum + gap))))
    let share = (length - gap * CGFloat(count - 1)) / CGFloat(count)
    let column = Swift.max(minimum, Swift.min(share, maximum))
    return [CGFloat](repeating: column, count: count)
  }

  /// The grid's length without a proposal, with every column at its minimum.
  private var idealLength: CGFloat {
    let columns = map { item in
      switch item.size {
      case .fixed(let fixed): fixed
      case .flexible(let minimum, let maximum): Swift.min(Swift.max(minimum, 10), maximum)
      case .adaptive(let minimum, _): minimum
      }
    }
    return columns.reduce(0, +)
      + map { $0.spacing ?? ViewSpacing.standard }.dropLast().reduce(0, +)
  }
}

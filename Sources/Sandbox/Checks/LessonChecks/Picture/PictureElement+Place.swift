import Drawing
public import Foundation

extension PictureElement {
  /// An edge or middle line by which views are aligned.
  public enum Line: String, CaseIterable, Sendable {
    /// An edge, or the middle between two.
    case leading, center, trailing, top, middle, bottom

    func position(in frame: CGRect) -> Double {
      switch self {
      case .leading: frame.minX
      case .center: frame.midX
      case .trailing: frame.maxX
      case .top: frame.minY
      case .middle: frame.midY
      case .bottom: frame.maxY
      }
    }
  }

  /// Frames that touch or miss each other by less than this many points count as exact: text
  /// metrics are rounded to the screen's pixels.
  static let tolerance = 0.5

  /// True when the view ends before `other` begins, going down.
  public func isAbove(_ other: PictureElement) -> Bool {
    frame.maxY <= other.frame.minY + Self.tolerance
  }

  /// True when the view begins after `other` ends, going down.
  public func isBelow(_ other: PictureElement) -> Bool { other.isAbove(self) }

  /// True when the view ends before `other` begins, going from the leading to the trailing side.
  public func isLeading(of other: PictureElement) -> Bool {
    frame.maxX <= other.frame.minX + Self.tolerance
  }

  /// True when the view begins after `other` ends, going from the leading to the trailing side.
  public func isTrailing(of other: PictureElement) -> Bool { other.isLeading(of: self) }

  /// True when the view's frame lies wholly inside `other`'s.
  public func isInside(_ other: PictureElement) -> Bool {
    // Edge by edge: `contains` unites the frames and compares, which rounding breaks.
    let room = other.frame.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    return room.minX <= frame.minX && room.minY <= frame.minY && frame.maxX <= room.maxX
      && frame.maxY <= room.maxY
  }

  /// True when the two frames share more than a hair's breadth.
  public func overlaps(_ other: PictureElement) -> Bool {
    let shared = frame.overlap(with: other.frame)
    return !shared.isNull && shared.width > Self.tolerance && shared.height > Self.tolerance
  }

  /// True when both views have the same edge or middle, to within `tolerance` points.
  public func isAligned(_ line: Line, with other: PictureElement, tolerance: Double = 1) -> Bool {
    abs(line.position(in: frame) - line.position(in: other.frame)) <= tolerance
  }

  /// The empty space between two views in points: the larger of the horizontal and vertical gaps,
  /// 0 where they touch or overlap.
  public func distance(to other: PictureElement) -> Double {
    let horizontal = max(other.frame.minX - frame.maxX, frame.minX - other.frame.maxX)
    let vertical = max(other.frame.minY - frame.maxY, frame.minY - other.frame.maxY)
    return max(horizontal, vertical, 0)
  }

  /// Where the view is in the picture, as fractions of its width and height, by its middle.
  public var placeInPicture: CGPoint {
    CGPoint(
      x: frame.midX / max(picture.size.width, 1), y: frame.midY / max(picture.size.height, 1))
  }

  /// True when no part of the view reaches beyond the picture.
  public var isInsidePicture: Bool { isInside(picture.root) }
}

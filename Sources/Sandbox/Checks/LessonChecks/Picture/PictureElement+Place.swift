import Drawing
public import Foundation

extension PictureElement {
  /// An edge or center line for alignment.
  public enum Line: String, CaseIterable, Sendable {
    /// An edge, or the center line between two edges.
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

  /// The tolerance in points for comparing frames.
  ///
  /// Text metrics are rounded to the screen's pixels, so frames that touch may overlap slightly.
  static let tolerance = 0.5

  /// Returns whether the view ends above the top of `other`.
  public func isAbove(_ other: PictureElement) -> Bool {
    frame.maxY <= other.frame.minY + Self.tolerance
  }

  /// Returns whether the view begins below the bottom of `other`.
  public func isBelow(_ other: PictureElement) -> Bool { other.isAbove(self) }

  /// Returns whether the view ends before `other` begins, from the leading to the trailing side.
  public func isLeading(of other: PictureElement) -> Bool {
    frame.maxX <= other.frame.minX + Self.tolerance
  }

  /// Returns whether the view begins after `other` ends, from the leading to the trailing side.
  public func isTrailing(of other: PictureElement) -> Bool { other.isLeading(of: self) }

  /// Returns whether the view's frame is entirely inside the frame of `other`.
  public func isInside(_ other: PictureElement) -> Bool {
    // Compares edges, because `contains` computes the union of the frames and fails on rounding errors.
    let room = other.frame.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    return room.minX <= frame.minX && room.minY <= frame.minY && frame.maxX <= room.maxX
      && frame.maxY <= room.maxY
  }

  /// Returns whether the two frames overlap by more than the rounding tolerance.
  public func overlaps(_ other: PictureElement) -> Bool {
    let shared = frame.overlap(with: other.frame)
    return !shared.isNull && shared.width > Self.tolerance && shared.height > Self.tolerance
  }

  /// Returns whether both views share this edge or center line, to within `tolerance` points.
  public func isAligned(_ line: Line, with other: PictureElement, tolerance: Double = 1) -> Bool {
    abs(line.position(in: frame) - line.position(in: other.frame)) <= tolerance
  }

  /// Returns the gap between two views in points: the larger of the horizontal and vertical gaps, or 0 if
  /// they touch or overlap.
  public func distance(to other: PictureElement) -> Double {
    let horizontal = max(other.frame.minX - frame.maxX, frame.minX - other.frame.maxX)
    let vertical = max(other.frame.minY - frame.maxY, frame.minY - other.frame.maxY)
    return max(horizontal, vertical, 0)
  }

  /// The view's center, as fractions of the picture's width and height.
  public var placeInPicture: CGPoint {
    CGPoint(
      x: frame.midX / max(picture.size.width, 1), y: frame.midY / max(picture.size.height, 1))
  }

  /// Whether the view is entirely inside the picture.
  public var isInsidePicture: Bool { isInside(picture.root) }
}

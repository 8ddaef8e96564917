public import Foundation

extension PictureElement {
  /// The effective opacity of the view, including its ancestors', from 0 to 1.
  public var opacity: Double { placed.opacity }

  /// Whether any part of the view is visible: drawn, opaque enough, inside the picture, not covered, and
  /// different in color from its background.
  public var isVisible: Bool { placed.isVisible }

  /// Returns the visible colors at evenly spaced points in the view's frame, row by row from the top.
  ///
  /// For an image, these are its pixels after the rendering mode's changes. Text and small symbols are left
  /// out.
  ///
  /// - Parameter count: The number of points per row and per column.
  public func samples(_ count: Int = 12) -> [PictureColor] {
    placed.samples(across: count, down: count).map { PictureColor($0) }
  }

  /// The size of the control's tap target, in points.
  ///
  /// The tap target is the control's frame.
  public var tapTargetSize: CGSize { frame.size }
}

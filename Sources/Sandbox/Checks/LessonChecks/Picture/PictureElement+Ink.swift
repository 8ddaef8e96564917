public import Foundation

extension PictureElement {
  /// The opacity that the view and those around it leave of it, from 0 to 1.
  public var opacity: Double { placed.opacity }

  /// True when at least part of the view can be seen: drawn, opaque enough, inside the picture, in
  /// front of what covers it, and of another colour than what lies behind it.
  public var isVisible: Bool { placed.isVisible }

  /// What is seen in the view's frame, at evenly spaced places, row by row from the top.
  ///
  /// Of an image these are its pixels as the rendering mode leaves them. Text and small symbols are left out.
  ///
  /// - Parameter count: The places across, and as many down.
  public func samples(_ count: Int = 12) -> [PictureColor] {
    placed.samples(across: count, down: count).map { PictureColor($0) }
  }

  /// The area in which a tap reaches the control, in points.
  ///
  /// A control is as large as its frame, or as an enclosing view that only wraps it.
  public var tapTargetSize: CGSize { frame.size }
}

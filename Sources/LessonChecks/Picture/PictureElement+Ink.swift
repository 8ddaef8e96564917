public import Foundation

extension PictureElement {
  /// The opacity that the view and those around it leave of it, from 0 to 1.
  public var opacity: Double { placed.opacity }

  /// True when at least part of the view can be seen: drawn, opaque enough, inside the picture, in
  /// front of what covers it, and of another colour than what lies behind it.
  public var isVisible: Bool { placed.isVisible }

  /// The area in which a tap reaches the control, in points.
  ///
  /// A control is as large as its frame, or as an enclosing view that only wraps it.
  public var tapTargetSize: CGSize { frame.size }
}

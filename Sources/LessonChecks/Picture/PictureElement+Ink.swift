package import Drawing
public import Foundation

extension PictureElement {
  /// What the view and everything inside it draws, back to front, layers opened.
  package var ownItems: [DisplayItem] {
    let indices = Set(picture.content.subtree(of: node.index).map(\.index))
    return picture.content.leaves.filter { $0.node.map(indices.contains) ?? false }
  }

  /// The opacity that the view and those around it leave of it, from 0 to 1.
  public var opacity: Double {
    picture.content.ancestors(of: node.index).reduce(node.traits.opacity) {
      $0 * $1.traits.opacity
    }
  }

  /// True when at least part of the view can be seen: drawn, opaque enough, inside the picture, in
  /// front of what covers it, and of another colour than what lies behind it.
  public var isVisible: Bool { reasonForInvisibility == nil }

  /// The area in which a tap reaches the control, in points.
  ///
  /// A control is as large as its frame, or as an enclosing view that only wraps it.
  public var tapTargetSize: CGSize { frame.size }
}

package import Foundation

/// A laid-out view that is ready to draw: its tree with frames, and its display list.
package struct Picture: Codable, Sendable {
  /// The size in points.
  package var size: CGSize
  package var root: PictureNode
  package var drawing: DisplayList
  package var notes: [RenderNote]
  /// Effects of the rendering mode that the author probably didn't intend.
  package var pitfalls: [Pitfall] = []

  package init(size: CGSize, root: PictureNode, drawing: DisplayList, notes: [RenderNote] = []) {
    self.size = size
    self.root = root
    self.drawing = drawing
    self.notes = notes
  }
}

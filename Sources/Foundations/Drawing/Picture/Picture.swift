package import Foundation

/// A view evaluated, laid out and ready to paint: its tree with frames and its display list.
package struct Picture: Codable, Sendable {
  /// In points.
  package var size: CGSize
  package var root: PictureNode
  package var drawing: DisplayList
  package var notes: [RenderNote]
  /// What the rendering mode does to the picture that its author hardly meant.
  package var pitfalls: [Pitfall] = []

  package init(size: CGSize, root: PictureNode, drawing: DisplayList, notes: [RenderNote] = []) {
    self.size = size
    self.root = root
    self.drawing = drawing
    self.notes = notes
  }
}

package import Foundation

/// A view evaluated, laid out and ready to paint: its tree with frames and its display list.
package struct Picture: Codable, Sendable {
  /// In points.
  package var size: CGSize
  package var root: PictureNode
  package var drawing: DisplayList
  package var notes: [RenderNote]

  package init(size: CGSize, root: PictureNode, drawing: DisplayList, notes: [RenderNote] = []) {
    self.size = size
    self.root = root
    self.drawing = drawing
    self.notes = notes
  }
}

package import Terminal

/// The position of a picture on the screen: the cells inside its frame.
package struct CanvasSpot: Sendable {
  package let picture: CanvasPicture
  /// The column, counting from 0 at the left.
  package var column: Int
  /// The row, counting from 0 at the top.
  package var row: Int
  package let room: CanvasRoom

  struct Name: Hashable {
    var number: Int
    var column: Int
    var row: Int
    var room: CanvasRoom
  }

  var name: Name { Name(number: picture.number, column: column, row: row, room: room) }
}

/// The contents of a canvas on a screen, and the positions of its pictures.
package struct CanvasContents: Sendable {
  package var rows: [StyledText]
  /// The positions of the pictures; empty if the pictures don't show the current files.
  package var spots: [CanvasSpot] = []
}

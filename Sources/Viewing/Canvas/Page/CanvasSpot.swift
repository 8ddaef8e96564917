package import Terminal

/// Where a picture stands on a screen: the cells inside its frame.
package struct CanvasSpot: Sendable {
  package let picture: CanvasPicture
  /// From the left, from 0.
  package var column: Int
  /// From the top, from 0.
  package var row: Int
  package let room: CanvasRoom

  /// What tells it from every other one.
  struct Name: Hashable {
    var number: Int
    var column: Int
    var row: Int
    var room: CanvasRoom
  }

  var name: Name { Name(number: picture.number, column: column, row: row, room: room) }
}

/// What a canvas shows on a screen, and where its pictures stand.
package struct CanvasContents: Sendable {
  package var rows: [StyledText]
  /// None where pictures are not those of the files as they are.
  package var spots: [CanvasSpot] = []
}

package import Terminal

/// The position of a picture on the screen: the cells that it covers.
package struct CanvasSpot: Sendable {
  package enum Content: Sendable {
    case picture(CanvasPicture)
    /// A figure of a lesson, and its visible rows.
    case figure(PixelPicture, rows: Range<Int>)
  }

  package let content: Content
  /// The picture's number; 0 for a figure.
  package let number: Int
  /// The column, counting from 0 at the left.
  package var column: Int
  /// The row, counting from 0 at the top.
  package var row: Int
  package let room: CanvasRoom

  init(_ picture: CanvasPicture, column: Int, row: Int, room: CanvasRoom) {
    content = .picture(picture)
    number = picture.number
    self.column = column
    self.row = row
    self.room = room
  }

  /// Creates the position of a lesson's figure.
  ///
  /// - Parameter row: The screen's row of the first visible row.
  init(_ figure: PixelPicture, visible rows: Range<Int>, column: Int, row: Int) {
    content = .figure(figure, rows: rows)
    number = 0
    self.column = column
    self.row = row
    room = CanvasRoom(columns: figure.columns, rows: rows.count)
  }

  /// Returns the part of the room that the picture fills without changing its aspect ratio.
  ///
  /// - Parameter cellAspect: The height of a cell divided by its width.
  func filled(cellAspect: Double) -> CanvasRoom {
    guard case .picture(let picture) = content else { return room }
    let size = picture.rendered.picture.size
    guard size.width > 0, size.height > 0, cellAspect > 0 else { return room }
    let aspect = size.height / size.width / cellAspect
    let rows = (Double(room.columns) * aspect).rounded(.up)
    let columns = (Double(room.rows) / aspect).rounded(.up)
    return CanvasRoom(
      columns: Int(min(columns, Double(room.columns))), rows: Int(min(rows, Double(room.rows))))
  }

  /// The identity of the pixels, regardless of their position.
  struct Code: Hashable {
    var number: Int
    var room: CanvasRoom
    var figure: PixelPicture?
    var firstRow = 0
  }

  struct Name: Hashable {
    var code: Code
    var column: Int
    var row: Int
  }

  var code: Code {
    var code = Code(number: number, room: room)
    if case .figure(let figure, let rows) = content {
      (code.figure, code.firstRow) = (figure, rows.lowerBound)
    }
    return code
  }

  var name: Name { Name(code: code, column: column, row: row) }

  /// The screen's rows that the picture covers.
  var rows: Range<Int> { row..<row + room.rows }
}

/// The contents of a canvas on a screen, and the positions of its pictures.
package struct CanvasContents: Sendable {
  package var rows: [StyledText]
  /// The positions of the pictures; empty if the pictures don't show the current files.
  package var spots: [CanvasSpot] = []
}

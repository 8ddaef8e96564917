package import Drawing
package import WorkerProtocol

/// The layout of pictures: shelves from top to bottom, filled from left to right, with small pictures
/// stacked.
///
/// Pictures are never cut; those that don't fit are left out.
package struct CanvasPacking: Sendable {
  package struct Placement: Hashable, Sendable {
    /// The index among the given pictures.
    package var index: Int
    package var column: Int
    package var row: Int
  }

  package private(set) var placed: [Placement] = []
  /// The indexes of the pictures that don't fit.
  package private(set) var left: [Int] = []
  package private(set) var used = CanvasRoom(columns: 0, rows: 0)

  private static let gap = 2
  private let room: CanvasRoom
  private var shelves: [Shelf] = []

  private struct Shelf {
    var row: Int
    var height: Int
    var width = 0
    var stacks: [Stack] = []
  }

  private struct Stack {
    var column: Int
    var width: Int
    var height: Int
  }

  package init(_ sizes: [CanvasRoom], into room: CanvasRoom) {
    self.room = room
    for (index, size) in sizes.enumerated() {
      guard size.columns <= room.columns, let (column, row) = place(for: size) else {
        left.append(index)
        continue
      }
      placed.append(Placement(index: index, column: column, row: row))
      used.columns = max(used.columns, column + size.columns)
      used.rows = max(used.rows, row + size.rows)
    }
  }

  private mutating func place(for size: CanvasRoom) -> (column: Int, row: Int)? {
    for place in shelves.indices {
      if let stack = shelves[place].stacks.firstIndex(where: { stack in
        size.columns <= stack.width && stack.height + size.rows <= shelves[place].height
      }) {
        let (column, row) = (
          shelves[place].stacks[stack].column,
          shelves[place].row + shelves[place].stacks[stack].height
        )
        shelves[place].stacks[stack].height += size.rows
        return (column, row)
      }
      let column = shelves[place].width + (shelves[place].width > 0 ? Self.gap : 0)
      let isLast = place == shelves.count - 1
      let height = isLast ? room.rows - shelves[place].row : shelves[place].height
      guard column + size.columns <= room.columns, size.rows <= height else { continue }
      shelves[place].height = max(shelves[place].height, size.rows)
      shelves[place].width = column + size.columns
      shelves[place].stacks.append(
        Stack(column: column, width: size.columns, height: size.rows))
      return (column, shelves[place].row)
    }
    let row = shelves.last.map { $0.row + $0.height } ?? 0
    guard row + size.rows <= room.rows else { return nil }
    shelves.append(
      Shelf(
        row: row, height: size.rows, width: size.columns,
        stacks: [Stack(column: 0, width: size.columns, height: size.rows)]))
    return (0, row)
  }
}

extension CanvasPacking {
  /// Returns the size of a picture with its frame and caption, in cells.
  package static func size(
    of picture: RenderedWidget, scale: CellScale = .standard
  ) -> CanvasRoom {
    let extent = CellPainter(scale: scale).extent(of: picture.picture.size)
    let frame = extent.columns + 2
    return CanvasRoom(
      columns: max(frame, CanvasCaption(picture).width(above: frame)), rows: extent.rows + 3)
  }
}

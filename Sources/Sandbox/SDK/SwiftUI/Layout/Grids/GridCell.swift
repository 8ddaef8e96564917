import Foundation

/// One cell of a `Grid` with what its modifiers ask of the grid.
struct GridCell {
  let node: LayoutNode
  let row: Int
  let column: Int
  let span: Int

  /// More columns than this would be thinner than a pixel on every device.
  static let limit = 4_000

  var columns: Range<Int> { column..<(column + span) }

  /// The axes along which the cell asks for no space of its own.
  var unsizedAxes: Axis.Set {
    node.layoutValues[ObjectIdentifier(GridCellUnsizedAxes.self)] as? Axis.Set ?? []
  }

  /// The point of the cell and of its area that meet; nil leaves it to the grid's alignment.
  var anchor: CGPoint? { node.layoutValues[ObjectIdentifier(GridCellAnchor.self)] as? CGPoint }

  var columnAlignment: HorizontalAlignment? {
    node.layoutValues[ObjectIdentifier(GridColumnAlignment.self)] as? HorizontalAlignment
  }
}

enum GridCellColumns {}
enum GridCellUnsizedAxes {}
enum GridCellAnchor {}
enum GridColumnAlignment {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  /// Lets a cell span several columns.
  ///
  /// ```swift
  /// Grid { GridRow { Text("Today").gridCellColumns(2) }; GridRow { Text("High"); Text("24°") } }
  /// ```
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    changingNodes {
      $0.layoutValues[ObjectIdentifier(GridCellColumns.self)] = max(1, min(count, GridCell.limit))
    }
  }

  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changingNodes { $0.layoutValues[ObjectIdentifier(GridCellUnsizedAxes.self)] = axes }
  }

  /// Aligns the column in which a cell stands.
  ///
  /// ```swift
  /// Grid {
  ///   GridRow { Text("High").gridColumnAlignment(.trailing); Text("24°") }
  ///   GridRow { Text("Lowest"); Text("9°") }
  /// }
  /// ```
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changingNodes { $0.layoutValues[ObjectIdentifier(GridColumnAlignment.self)] = guide }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    changingNodes {
      $0.layoutValues[ObjectIdentifier(GridCellAnchor.self)] = CGPoint(x: anchor.x, y: anchor.y)
    }
  }
}

import Foundation

/// A cell of a `Grid`, with the values of its grid modifiers.
struct GridCell {
  let node: LayoutNode
  let row: Int
  let column: Int
  let span: Int

  /// The maximum number of columns.
  ///
  /// More columns would be thinner than a pixel on every device.
  static let limit = 4_000

  var columns: Range<Int> { column..<(column + span) }

  /// The axes on which the cell requests no space.
  var unsizedAxes: Axis.Set {
    node.layoutValues[ObjectIdentifier(GridCellUnsizedAxes.self)] as? Axis.Set ?? []
  }

  /// The anchor of the cell in its area, or `nil` for the grid's alignment.
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
  /// Makes a cell span several columns.
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

  /// Sets the alignment of the column that contains a cell.
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

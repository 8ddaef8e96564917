import Foundation

/// The layout of a `Grid`'s rows and columns.
///
/// Columns share the width like the children of an `HStack`, each as wide as its widest cell. Rows share the
/// height in the same way.
final class GridBehavior: Arranger {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private var solutions = ProposalCache<GridSolution>()
  private var table: GridTable?

  init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func size(of children: [LayoutNode], for proposal: ProposedViewSize) -> CGSize {
    solution(of: children, for: proposal).size
  }

  func place(_ children: [LayoutNode], in bounds: CGRect, proposal: ProposedViewSize) {
    let solution = solution(of: children, for: proposal)
    for (row, child) in children.enumerated() {
      let cells = solution.table.rows[row].map { solution.placement(of: $0) }
      let top = solution.rowStart(row)
      guard let behavior = child.behavior as? GridRowBehavior else {
        if let cell = cells.first {
          child.place(at: bounds.origin + cell.origin, proposal: cell.proposal)
        }
        continue
      }
      behavior.arrangement = Arrangement(
        proposals: cells.map(\.proposal),
        origins: cells.map { CGPoint(x: $0.origin.x, y: $0.origin.y - top) },
        size: CGSize(width: solution.size.width, height: solution.rowLengths[row]))
      child.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + top),
        proposal: ProposedViewSize(width: solution.size.width, height: solution.rowLengths[row]))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.id is any BuiltInAlignment.Type { return nil }
    let solution = solution(of: children, for: proposal)
    return key.combined(
      solution.table.rows.joined().lazy.map { cell in
        let placement = solution.placement(of: cell)
        return cell.node.explicitGuide(key, for: placement.proposal)
          .map { $0 + placement.origin[key.axis] }
      })
  }

  func spacing(of children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  private func solution(of children: [LayoutNode], for proposal: ProposedViewSize) -> GridSolution {
    if let known = solutions[proposal] { return known }
    let table =
      self.table
      ?? GridTable(
        rows: children, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.table = table
    let solution = GridSolution(table: table, alignment: alignment, proposal: proposal)
    solutions[proposal] = solution
    return solution
  }
}

/// The cells of a grid, and the gaps between its rows and columns.
struct GridTable {
  let rows: [[GridCell]]
  let rowAlignments: [VerticalAlignment?]
  let columnAlignments: [HorizontalAlignment?]
  let columnGaps: [CGFloat]
  let rowGaps: [CGFloat]

  var columnCount: Int { columnAlignments.count }

  init(rows children: [LayoutNode], horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    let cellsOfRows: [[LayoutNode]?] = children.map {
      $0.behavior is GridRowBehavior ? $0.children : nil
    }
    func span(_ node: LayoutNode) -> Int {
      node.layoutValues[ObjectIdentifier(GridCellColumns.self)] as? Int ?? 1
    }
    let count = max(1, cellsOfRows.map { ($0 ?? []).reduce(0) { $0 + span($1) } }.max() ?? 1)
    var rows: [[GridCell]] = []
    for (row, cells) in cellsOfRows.enumerated() {
      guard let cells else {
        rows.append([GridCell(node: children[row], row: row, column: 0, span: count)])
        continue
      }
      var column = 0
      rows.append(
        cells.map { node in
          defer { column += span(node) }
          return GridCell(node: node, row: row, column: column, span: span(node))
        })
    }
    self.rows = rows
    rowAlignments = children.map { ($0.behavior as? GridRowBehavior)?.alignment }
    columnAlignments = (0..<count).map { column in
      rows.joined().lazy.filter { $0.column == column }.compactMap(\.columnAlignment).first
    }
    columnGaps = (1..<max(1, count)).map { column in
      horizontalSpacing
        ?? rows.compactMap { cells -> CGFloat? in
          guard let before = cells.first(where: { $0.columns.upperBound == column }),
            let after = cells.first(where: { $0.column == column })
          else { return nil }
          return before.node.spacing.distance(to: after.node.spacing, along: .horizontal)
        }.max() ?? ViewSpacing.standard
    }
    rowGaps = zip(rows, rows.dropFirst()).map { above, below in
      verticalSpacing
        ?? above.flatMap { upper in
          below.filter { $0.columns.overlaps(upper.columns) }
            .map { upper.node.spacing.distance(to: $0.node.spacing, along: .vertical) }
        }.max() ?? ViewSpacing.standard
    }
  }
}

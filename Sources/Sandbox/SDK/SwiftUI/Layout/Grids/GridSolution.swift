import Foundation

/// The column widths and row heights of a grid for one proposal.
struct GridSolution {
  let table: GridTable
  let alignment: Alignment
  private(set) var columnLengths: [CGFloat] = []
  private(set) var rowLengths: [CGFloat] = []
  private var rowExtents: [AlignedExtent] = []
  private var columnStarts: [CGFloat] = []
  private var rowStarts: [CGFloat] = []

  private(set) var size = CGSize.zero

  init(table: GridTable, alignment: Alignment, proposal: ProposedViewSize) {
    self.table = table
    self.alignment = alignment
    columnLengths = columns(for: proposal.width)
    columnStarts = Self.starts(of: columnLengths, gaps: table.columnGaps)
    rowLengths = rows(for: proposal.height)
    rowStarts = Self.starts(of: rowLengths, gaps: table.rowGaps)
    rowExtents = table.rows.indices.map { extent(ofRow: $0, height: rowLengths[$0]) }
    size = CGSize(
      width: (columnLengths + table.columnGaps).reduce(0, +),
      height: (rowLengths + table.rowGaps).reduce(0, +))
  }

  // MARK: Columns

  private func columns(for width: CGFloat?) -> [CGFloat] {
    let narrow = table.rows.joined().filter {
      $0.span == 1 && table.columnCount > 1 && !$0.unsizedAxes.contains(.horizontal)
    }
    let cells = Dictionary(grouping: narrow, by: \.column)
    func answer(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      (cells[column] ?? []).map {
        $0.node.size(for: ProposedViewSize(width: offer, height: nil)).width
      }.max() ?? 0
    }
    var lengths = share(
      width.map { $0 - table.columnGaps.reduce(0, +) }, among: table.columnCount,
      priority: { column in (cells[column] ?? []).map(\.node.priority).max() ?? 0 },
      answer: answer)
    for cell in table.rows.joined()
    where (cell.span > 1 || table.columnCount == 1) && !cell.unsizedAxes.contains(.horizontal) {
      let needed = cell.node.size(for: ProposedViewSize(width: width, height: nil)).width
      let missing = needed - length(of: cell.columns, in: lengths, gaps: table.columnGaps)
      guard missing > 0 else { continue }
      for column in cell.columns { lengths[column] += missing / CGFloat(cell.span) }
    }
    return lengths
  }

  // MARK: Rows

  private func rows(for height: CGFloat?) -> [CGFloat] {
    share(
      height.map { $0 - table.rowGaps.reduce(0, +) }, among: table.rows.count,
      priority: { row in table.rows[row].map(\.node.priority).max() ?? 0 },
      answer: { row, offer in extent(ofRow: row, height: offer).length })
  }

  /// Returns the extent of a row's cells, aligned by their vertical guides.
  private func extent(ofRow row: Int, height: CGFloat?) -> AlignedExtent {
    var extent = AlignedExtent()
    let key = (table.rowAlignments[row] ?? alignment.vertical).key
    for cell in table.rows[row] {
      let proposal = ProposedViewSize(width: width(of: cell), height: height)
      extent.add(
        cell.node.size(for: proposal).height, guide: cell.node.guide(key, for: proposal),
        counts: !cell.unsizedAxes.contains(.vertical))
    }
    return extent
  }

  // MARK: Placement

  func rowStart(_ row: Int) -> CGFloat { rowStarts[row] }

  private static func starts(of lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.indices.map { track in
      defer { start += lengths[track] + (track < gaps.count ? gaps[track] : 0) }
      return start
    }
  }

  private func width(of cell: GridCell) -> CGFloat {
    length(of: cell.columns, in: columnLengths, gaps: table.columnGaps)
  }

  /// Returns a cell's proposal and its position in the grid.
  func placement(of cell: GridCell) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let area = CGSize(width: width(of: cell), height: rowLengths[cell.row])
    let proposal = ProposedViewSize(area)
    let size = cell.node.size(for: proposal)
    let corner = CGPoint(
      x: columnStarts[cell.column],
      y: rowStart(cell.row))
    if let anchor = cell.anchor {
      let inset = CGPoint(
        x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
      return (corner + inset, proposal)
    }
    let horizontal = table.columnAlignments[cell.column] ?? alignment.horizontal
    let offset = cell.node.offset(
      in: area, alignment: Alignment(horizontal: horizontal, vertical: alignment.vertical),
      proposal: proposal)
    let position = table.rows[cell.row].firstIndex { $0.column == cell.column } ?? 0
    let extent = rowExtents[cell.row]
    let slack = ViewDimensions(box: area)
    let inner = ViewDimensions(box: CGSize(width: area.width, height: extent.length))
    let key = (table.rowAlignments[cell.row] ?? alignment.vertical).key
    let down = extent.origin(of: position) + slack[key] - inner[key]
    return (corner + CGPoint(x: offset.x, y: down), proposal)
  }

  // MARK: Sharing

  private func length(of range: Range<Int>, in lengths: [CGFloat], gaps: [CGFloat]) -> CGFloat {
    lengths[range].reduce(0, +) + gaps[range.lowerBound..<(range.upperBound - 1)].reduce(0, +)
  }

  /// Lets columns or rows choose their lengths in turn, the least flexible first.
  ///
  /// Each is offered an equal share of the remaining length.
  private func share(
    _ length: CGFloat?, among count: Int, priority: (Int) -> Double,
    answer: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return (0..<count).map { answer($0, nil) } }
    let ranges = (0..<count).map {
      LengthRange(minimum: answer($0, 0), maximum: answer($0, .infinity))
    }
    let priorities = (0..<count).map(priority)
    let order = (0..<count).sorted { first, second in
      if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
      return ranges[first].precedes(ranges[second]) ?? (first < second)
    }
    // For each position in the order, the total minimum length of the tracks from that position onward.
    var minimums = [CGFloat](repeating: 0, count: count + 1)
    for position in order.indices.reversed() {
      minimums[position] = minimums[position + 1] + ranges[order[position]].minimum
    }
    var lengths = [CGFloat](repeating: 0, count: count)
    var remaining = length
    var group = 0..<0
    for (position, track) in order.enumerated() {
      if position == group.upperBound {
        let end = order[position...].firstIndex { priorities[$0] != priorities[track] } ?? count
        group = position..<end
      }
      let reserved = minimums[group.upperBound]
      let share = (remaining - reserved) / CGFloat(group.upperBound - position)
      lengths[track] = answer(track, max(0, share))
      if remaining.isFinite { remaining -= lengths[track] }
    }
    return lengths
  }
}

import Foundation
import Sentences

extension TextSetter {
  /// A rectangle of cells that large letters occupy.
  struct Obstacle {
    var columns: Range<Int>
    var rows: Range<Int>
    /// The frame on the phone, in points.
    var frame: CGRect
  }

  /// Assigns a row to each segment; lines above one another never share a row.
  func chooseRows(for segments: [TextSegment], obstacles: [Obstacle]) -> [Placement] {
    let order = segments.indices.sorted {
      (segments[$0].middle, $0) < (segments[$1].middle, $1)
    }
    var placements: [Placement] = []
    for index in order {
      let segment = segments[index]
      var placement = Placement(segment: segment, row: wantedRow(segment))
      placement.column = wantedColumn(segment)
      placement.isLoose = placements.contains { $0.segment.overlaps(segment) }
      if !placement.isLoose {
        let candidates = [0, 1, -1, 2, -2].map { placement.row + $0 }
          .filter { $0 >= 0 && $0 < rows }
          .sorted { distance(of: segment, toRow: $0) < distance(of: segment, toRow: $1) }
        let free = candidates.first { row in
          !placements.contains { $0.row == row && $0.segment.stands(aboveOrBelow: segment) }
            && !obstacles.contains { $0.rows.contains(row) && blocks($0, placement) }
        }
        placement.row = free ?? placement.row
      }
      placements.append(placement)
    }
    return placements
  }

  private func distance(of segment: TextSegment, toRow row: Int) -> Double {
    abs((Double(row) + 0.5) * scale.height - segment.middle)
  }

  /// Returns whether large letters above or below a segment prevent it from using their row.
  private func blocks(_ obstacle: Obstacle, _ placement: Placement) -> Bool {
    let frame = placement.segment.frame
    let isBeside = frame.minX >= obstacle.frame.maxX - 1 || frame.maxX <= obstacle.frame.minX + 1
    if isBeside { return false }
    let wanted = placement.column..<placement.column + max(placement.segment.width, 1)
    return obstacle.columns.overlaps(wanted)
  }

  /// Places the segments of one row from left to right.
  func solve(
    row: Int, indices: [Int], placements: inout [Placement], obstacles: [Obstacle],
    notes: inout [RenderNote]
  ) {
    var movable = indices.filter { !placements[$0].isLoose }
    movable.sort {
      (placements[$0].segment.frame.midX, $0) < (placements[$1].segment.frame.midX, $1)
    }
    guard !movable.isEmpty else { return }
    let fixed = obstacles.filter { $0.rows.contains(row) }
    for effort in Effort.allCases {
      for index in movable { effort.tighten(&placements[index].segment) }
      let entries = entries(movable, placements: placements, fixed: fixed, gap: effort.gap)
      guard let places = RowSolver(columns: columns).columns(for: entries.map(\.piece)) else {
        continue
      }
      for (entry, place) in zip(entries, places) {
        if let index = entry.index { placements[index].column = place }
      }
      return
    }
    shorten(movable, placements: &placements, fixed: fixed, notes: &notes)
  }

  /// Steps to make room, in order.
  private enum Effort: CaseIterable {
    case keepGaps, closeGaps, dropBlanks

    var gap: Bool { self == .keepGaps }

    func tighten(_ segment: inout TextSegment) {
      switch self {
      case .keepGaps: return
      case .closeGaps: if segment.kind == .spaced { segment.kind = .written }
      case .dropBlanks:
        // Spaces next to signs, or between digits and letters, carry the least information.
        segment.glyphs.removeAll(where: \.isSpace)
      }
    }
  }

  private func entries(
    _ indices: [Int], placements: [Placement], fixed: [Obstacle], gap: Bool
  ) -> [(index: Int?, piece: RowSolver.Piece)] {
    var entries: [(index: Int?, middle: Double, left: Double, piece: RowSolver.Piece)] = []
    let even = evenColumns(of: indices.map { placements[$0].segment })
    for (place, index) in indices.enumerated() {
      let segment = placements[index].segment
      entries.append(
        (
          index, segment.frame.midX, segment.frame.minX,
          RowSolver.Piece(
            width: segment.width, wanted: even[place] ?? wantedColumn(segment), gap: 0,
            isFixed: false)
        ))
    }
    for obstacle in fixed {
      entries.append(
        (
          nil, obstacle.frame.midX, obstacle.frame.minX,
          RowSolver.Piece(
            width: obstacle.columns.count, wanted: obstacle.columns.lowerBound, gap: 0,
            isFixed: true)
        ))
    }
    entries.sort { $0.middle < $1.middle }
    // Pieces of text that touch on the phone, such as parts of a line, may touch here too.
    for position in entries.indices.dropFirst() where gap {
      let before = entries[position - 1]
      let end = before.middle * 2 - before.left
      if entries[position].left - end > 1.5 { entries[position].piece.gap = 1 }
    }
    return entries.map { ($0.index, $0.piece) }
  }

  /// Truncates the longest pieces of text as a last resort, with a mark and a note.
  private func shorten(
    _ indices: [Int], placements: inout [Placement], fixed: [Obstacle], notes: inout [RenderNote]
  ) {
    let mark = repertoire == .ascii ? "~" : "›"
    var cut: [Int: String] = [:]
    func shorten(_ index: Int, to count: Int) {
      if cut[index] == nil { cut[index] = placements[index].segment.text }
      placements[index].segment.cut(to: count, mark: mark)
    }
    // First truncate text that is longer than the whole row.
    for index in indices where placements[index].segment.glyphs.count > columns {
      shorten(index, to: columns)
    }
    while true {
      let entries = entries(indices, placements: placements, fixed: fixed, gap: false)
      if let places = RowSolver(columns: columns).columns(for: entries.map(\.piece)) {
        for (entry, place) in zip(entries, places) {
          if let index = entry.index { placements[index].column = place }
        }
        break
      }
      let longest = indices.max { placements[$0].segment.width < placements[$1].segment.width }
      guard let longest, placements[longest].segment.glyphs.count > 1 else {
        for index in indices { placements[index].isLoose = true }
        break
      }
      shorten(longest, to: placements[longest].segment.glyphs.count - 1)
    }
    notes += cut.sorted { $0.key < $1.key }.map { _, text in
      RenderNote(
        rule: "text-cut-by-terminal",
        message: Sentence(
          """
          “\(text)” needs more cells than the terminal has at this scale; \(mark) marks where it's \
          cut off. The phone shows the whole text.
          """,
          ko: "“\(text)” 텍스트는 이 크기의 터미널 칸에 다 들어가지 않아서 \(mark) 표시로 잘린 곳을 알려요. 휴대폰에는 온전히 보여요."))
    }
  }
}

extension TextSegment {
  /// Truncates the segment to `count` characters, including the mark.
  fileprivate mutating func cut(to count: Int, mark: String) {
    guard count > 0, count < glyphs.count else { return }
    glyphs.removeLast(glyphs.count - count)
    glyphs[count - 1].text = mark
    glyphs[count - 1].cells = 1
  }

  func overlaps(_ other: TextSegment) -> Bool {
    let across = min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX)
    let down = min(bottom, other.bottom) - max(top, other.top)
    return across > 0.25 * min(frame.width, other.frame.width)
      && down > 0.5 * min(bottom - top, other.bottom - other.top)
  }

  /// Returns whether one segment is above the other on the phone, in overlapping columns.
  func stands(aboveOrBelow other: TextSegment) -> Bool {
    let across = min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX)
    let down = min(bottom, other.bottom) - max(top, other.top)
    return across > 0.5 && down <= 0.5 * min(bottom - top, other.bottom - other.top)
  }

  /// The vertical range of the ink, from the tops of capitals to just below the baseline.
  private var top: Double { 2 * middle - baseline }
  private var bottom: Double { baseline + size * 0.1 }
}

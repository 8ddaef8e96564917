import Terminal

/// Keys with their labels in rows; a click on a label presses its key.
struct KeyBar {
  struct Chip {
    /// The keys that the chip names: one, or a pair such as `+-`, whose characters can be clicked separately.
    var keys: [Key]
    var text: StyledText

    /// Returns the key at a column of the chip.
    fileprivate func key(at column: Int) -> Key? {
      keys.indices.contains(column) ? keys[column] : keys.first
    }
  }

  private struct ShownChip {
    var chip: Chip
    var columns: Range<Int>
  }

  private var placed: [[ShownChip]] = []
  let rows: [StyledText]

  /// Places the chips in as many rows as they need.
  init(_ chips: [Chip], width: Int, gap: Int) {
    var rows: [StyledText] = []
    for chip in chips {
      if let last = rows.last, last.width + gap + chip.text.width <= width {
        let start = last.width + gap
        rows[rows.count - 1] = last + StyledText(String(repeating: " ", count: gap)) + chip.text
        placed[rows.count - 1].append(
          ShownChip(chip: chip, columns: start..<start + chip.text.width))
      } else {
        let text = chip.text.cut(to: width)
        rows.append(text)
        placed.append([ShownChip(chip: chip, columns: 0..<text.width)])
      }
    }
    self.rows = rows
  }

  /// Returns the key whose label is at a cell; the row counts from the bar's first row.
  func key(atColumn column: Int, row: Int) -> Key? {
    guard placed.indices.contains(row) else { return nil }
    return placed[row].first { $0.columns.contains(column) }
      .flatMap { $0.chip.key(at: column - $0.columns.lowerBound) }
  }
}

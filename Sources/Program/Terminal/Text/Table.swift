import Drawing

/// A table with aligned columns, or a list of labeled lines if the terminal is too narrow.
package struct Table: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  package var header: [StyledText]
  package var rows: [[StyledText]]
  package var alignments: [Alignment]
  /// Whether paths wrap within their column; otherwise they overflow it and stay easy to copy.
  package var breaksPaths: Bool

  package init(
    header: [StyledText], rows: [[StyledText]], alignments: [Alignment] = [],
    breaksPaths: Bool = false
  ) {
    self.breaksPaths = breaksPaths
    self.header = header
    self.rows = rows
    self.alignments = alignments
  }

  package func lines(width: Int) -> [StyledText] {
    let natural = naturalWidths
    if natural.isEmpty { return [] }
    let available = width - gap * (natural.count - 1)
    guard let widths = Self.fit(natural, words: longestWords, into: available),
      width >= Self.narrowWidth
        || rows.allSatisfy({ height(of: $0, widths: widths) <= Self.mostLines })
    else { return labelledLines(width: width) }
    var lines: [StyledText] = []
    if !header.isEmpty {
      lines += self.lines(of: header.map { $0.styled(.strong) }, widths: widths)
      lines.append(
        StyledText(
          widths.map { String(repeating: "-", count: $0) }
            .joined(separator: String(repeating: " ", count: gap)), .quiet))
    }
    for row in rows { lines += self.lines(of: row, widths: widths) }
    return lines
  }

  private let gap = 2
  /// The minimum width of a column; narrower columns are unreadable.
  private static let leastColumn = 8
  /// The width below which tall rows become a list.
  private static let narrowWidth = 60
  /// The maximum number of lines of a row in a narrow table.
  private static let mostLines = 3
  /// The maximum width of a word that is never broken.
  private static let wholeWord = 24

  private var naturalWidths: [Int] { ofColumns(\.width) }

  /// The width of each column's longest word.
  private var longestWords: [Int] {
    ofColumns { cell in
      cell.text.split { $0.isWhitespace }.map { CellWidth.of($0) }.max() ?? 0
    }
  }

  /// Returns the maximum of a measurement over the cells of each column.
  private func ofColumns(_ measure: (StyledText) -> Int) -> [Int] {
    let all = (header.isEmpty ? [] : [header]) + rows
    let count = all.map(\.count).max() ?? 0
    return (0..<count).map { column in
      all.map { $0.indices.contains(column) ? measure($0[column]) : 0 }.max() ?? 0
    }
  }

  /// Narrows the widest columns until all fit; nil if they can't.
  ///
  /// It doesn't break words, except long words that are wider than half the line.
  private static func fit(_ natural: [Int], words: [Int], into available: Int) -> [Int]? {
    let narrow = natural.map { min($0, leastColumn) }
    guard narrow.reduce(0, +) <= available else { return nil }
    var widths = natural
    while widths.reduce(0, +) > available {
      let patient = widths.indices.filter { column in
        let word = words[column]
        return widths[column]
          > max(word <= wholeWord ? word : min(word, available / 2), narrow[column])
      }
      guard let widest = patient.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func height(of row: [StyledText], widths: [Int]) -> Int {
    cells(of: row, widths: widths).map(\.count).max() ?? 0
  }

  private func cells(of row: [StyledText], widths: [Int]) -> [[StyledText]] {
    widths.indices.map { column in
      row.indices.contains(column)
        ? row[column].wrapped(to: max(widths[column], 1), breaksPaths: breaksPaths)
        : []
    }
  }

  private func lines(of row: [StyledText], widths: [Int]) -> [StyledText] {
    let cells = cells(of: row, widths: widths)
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { lineNumber in
      var line = StyledText()
      for (column, cell) in cells.enumerated() {
        let text = cell.indices.contains(lineNumber) ? cell[lineNumber] : StyledText()
        let isLast = column == cells.count - 1
        let free = max(widths[column] - text.width, 0)
        let before: Int
        switch alignments.indices.contains(column) ? alignments[column] : .leading {
        case .leading: before = 0
        case .center: before = free / 2
        case .trailing: before = free
        }
        line.append(String(repeating: " ", count: before))
        line.append(text)
        if !isLast { line.append(String(repeating: " ", count: free - before + gap)) }
      }
      return line.withoutTrailingSpaces
    }
  }

  private func labelledLines(width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for (number, row) in rows.enumerated() {
      if number > 0 { lines.append(StyledText()) }
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        var line = StyledText()
        if header.indices.contains(column), !header[column].isEmpty {
          line.append(header[column].styled(.strong))
          line.append(": ")
        }
        line.append(cell)
        lines += line.wrapped(to: width, indent: "  ", breaksPaths: breaksPaths)
      }
    }
    return lines
  }
}

extension StyledText {
  /// The text without trailing spaces, which would be visible when selected.
  package var withoutTrailingSpaces: StyledText {
    var runs = runs
    while var last = runs.popLast() {
      while last.text.last == " " { last.text.removeLast() }
      if !last.text.isEmpty {
        runs.append(last)
        break
      }
    }
    return StyledText(runs: runs)
  }
}

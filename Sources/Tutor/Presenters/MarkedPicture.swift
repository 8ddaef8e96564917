import Drawing
import Judge
import Terminal

/// A check's picture, with the cells that are meant standing out.
struct MarkedPicture {
  private let rows: [String]
  private let marked: [Int: [ClosedRange<Int>]]

  init(_ render: CheckResult.Render) {
    rows = render.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var marked: [Int: [ClosedRange<Int>]] = [:]
    for cells in render.marked where cells.first <= cells.last {
      marked[cells.row, default: []].append(cells.first...cells.last)
    }
    self.marked = marked
  }

  /// The picture's rows; what is marked is underlined in the colour of mistakes.
  var lines: [StyledText] {
    rows.enumerated().map { row, text in
      guard let stretches = marked[row] else { return StyledText(text) }
      var line = StyledText()
      var column = 0
      for character in text {
        let isMarked = stretches.contains { $0.contains(column) }
        line.append(String(character), isMarked ? Style(.bad, [.bold, .underlined]) : .plain)
        column += CellWidth.of(character)
      }
      return line
    }
  }

  /// A map of the same size in which marked cells are `#` and all others dots.
  var map: [StyledText] {
    let width = rows.map { CellWidth.of($0) }.max() ?? 0
    return rows.indices.map { row in
      let stretches = marked[row] ?? []
      let cells = (0..<width).map { column in
        stretches.contains { $0.contains(column) } ? "#" : "."
      }
      return StyledText(cells.joined())
    }
  }
}

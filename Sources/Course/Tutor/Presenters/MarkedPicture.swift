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
  private var lines: [StyledText] {
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

  /// The picture in the frame and under the caption that every picture has.
  func framed(caption: String, repertoire: CharacterRepertoire) -> [StyledText] {
    framed(lines, caption: caption, repertoire: repertoire)
  }

  /// A map of the same size in which marked cells are `#` and all others dots, in the same frame.
  func framedMap(caption: String, repertoire: CharacterRepertoire) -> [StyledText] {
    framed(map, caption: caption, repertoire: repertoire)
  }

  private func framed(
    _ inner: [StyledText], caption: String, repertoire: CharacterRepertoire
  ) -> [StyledText] {
    let room = CellGrid(columns: width, rows: rows.count)
    let frame = FramedPainting(caption: "", grid: room).framed(repertoire: repertoire)
    let texts = (0..<frame.rows).map { frame.text(ofRow: $0) }
    let (folds, dots) = (folds, repertoire == .ascii ? ":" : "⋮")
    let sides = texts.enumerated().compactMap { row, text -> StyledText? in
      guard inner.indices.contains(row - 1) else { return StyledText(text, .quiet) }
      if let fold = folds.first(where: { $0.contains(row - 1) }) {
        guard fold.lowerBound == row - 1 else { return nil }
        return StyledText(dots + String(repeating: " ", count: width) + dots, .quiet)
      }
      let (edge, line) = (StyledText(String(text.prefix(1)), .quiet), inner[row - 1])
      return edge + line + StyledText(String(repeating: " ", count: max(0, width - line.width)))
        + edge
    }
    // What is meant stands above, and the phone below it, broken rather than cut off.
    let captions = caption.split(separator: " · ", maxSplits: 1).enumerated().flatMap {
      part, text in
      StyledText(String(text), part == 0 ? .strong : .quiet)
        .wrapped(to: max(frame.columns, Self.leastCaption))
    }
    return captions + sides
  }

  /// Narrower captions would have a word in each line.
  private static let leastCaption = 20

  /// More rows than the largest widget has are a phone's whole screen, which is mostly empty.
  private static let mostRows = 32
  /// Fewer empty rows than these are left where they are.
  private static let leastFold = 4

  /// The stretches of empty rows for which one stands in a picture of a whole screen.
  private var folds: [Range<Int>] {
    guard rows.count > Self.mostRows else { return [] }
    var folds: [Range<Int>] = []
    var start = 0
    for row in 0...rows.count {
      let isEmpty =
        row < rows.count && marked[row] == nil && rows[row].allSatisfy(\.isWhitespace)
      guard !isEmpty else { continue }
      if row - start >= Self.leastFold { folds.append(start..<row) }
      start = row + 1
    }
    return folds
  }

  private var width: Int { rows.map { CellWidth.of($0) }.max() ?? 0 }

  private var map: [StyledText] {
    let width = width
    return rows.indices.map { row in
      let stretches = marked[row] ?? []
      let cells = (0..<width).map { column in
        stretches.contains { $0.contains(column) } ? "#" : "."
      }
      return StyledText(cells.joined())
    }
  }
}

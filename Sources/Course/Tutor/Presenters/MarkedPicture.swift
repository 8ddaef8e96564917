import Drawing
import Judge
import Terminal

/// A check's picture with marked cells.
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

  /// The picture's rows; marked cells are underlined in the error color.
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

  /// Returns the picture in a frame, with the caption above it.
  func framed(caption: String, repertoire: CharacterRepertoire) -> [StyledText] {
    framed(lines, caption: caption, repertoire: repertoire)
  }

  /// Returns a map of the same size in the same frame, with marked cells as `#` and all other cells as dots.
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
    // The first part of the caption is on its own line, above the phone's description; both wrap.
    let captions = caption.split(separator: " · ", maxSplits: 1).enumerated().flatMap {
      part, text in
      StyledText(String(text), part == 0 ? .strong : .quiet)
        .wrapped(to: max(frame.columns, Self.leastCaption))
    }
    return captions + sides
  }

  /// The minimum width of a caption, in cells.
  ///
  /// Narrower captions would have one word per line.
  private static let leastCaption = 20

  /// The maximum number of rows.
  ///
  /// A taller picture shows a phone's whole screen, which is mostly empty.
  private static let mostRows = 32
  /// The shortest run of empty rows to fold.
  private static let leastFold = 4

  /// The runs of empty rows that are folded into one row, in a picture of a whole screen.
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

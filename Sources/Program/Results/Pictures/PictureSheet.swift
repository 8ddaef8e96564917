import Drawing
import Judge
import Sentences
import WorkerProtocol
import Terminal

/// Pictures side by side in captioned frames, in the style that a terminal supports.
struct PictureSheet {
  let capabilities: TerminalCapabilities
  let columns: Int

  var repertoire: CharacterRepertoire { capabilities.repertoire }
  var depth: CellColorDepth { capabilities.drawingDepth }

  func printout(
    of pictures: [(caption: Sentence, picture: Picture)], isDescribed: Bool,
    scale: CellScale = .standard
  ) -> Printout {
    isDescribed || capabilities.isPlain
      ? .prose(description(of: pictures))
      : .drawn(text(of: pictures, scale: scale), as: drawing(of: pictures))
  }

  /// Returns the pictures as an SVG document for a terminal that may show pixels, or nil for a terminal that
  /// shows only cells.
  private func drawing(of pictures: [(caption: Sentence, picture: Picture)]) -> String? {
    guard capabilities.pictures != .cells, !pictures.isEmpty else { return nil }
    let entries = pictures.map { caption, picture in
      SVGSheet.Entry(
        caption: caption.spoken(in: capabilities.language), drawing: picture.drawing)
    }
    return SVGSheet(entries, width: PixelPrinter.sheetWidth(ofColumns: columns)).paint()
  }

  /// Returns pictures as rows of pixels, or nil to show cells.
  func pixelRows(
    of entries: [SVGSheet.Entry], in environment: [String: String]
  ) async -> [StyledText]? {
    guard capabilities.pictures != .cells, !entries.isEmpty else { return nil }
    let width = PixelPrinter.sheetWidth(ofColumns: columns) * Self.mostReduction
    return await PixelPrinter(
      choice: capabilities.pictures, environment: environment, columns: columns
    ).rows(
      ofDocument: SVGSheet(entries, width: width).paint(),
      atMost: max(capabilities.height - Self.rowsBeside, Self.leastRows))
  }

  /// The factor by which pictures may shrink to fit side by side.
  private static let mostReduction = 1.4
  /// The rows of a window that a picture leaves to text.
  private static let rowsBeside = 4
  private static let leastRows = 4

  func text(
    of pictures: [(caption: Sentence, picture: Picture)], scale: CellScale = .standard
  ) -> String {
    let painter = CellPainter(scale: scale, repertoire: repertoire, depth: depth)
    return text(
      of: pictures.map { caption, picture in
        (caption.spoken(in: capabilities.language), painter.paint(picture).grid)
      })
  }

  func text(of paintings: [(caption: String, grid: CellGrid)]) -> String {
    rows(of: paintings).map { $0.text + "\n" }.joined()
  }

  /// Returns the paintings as rows, to place among other lines.
  func rows(of paintings: [(caption: String, grid: CellGrid)]) -> [StyledText] {
    guard !paintings.isEmpty else { return [] }
    let grids = paintings.map { caption, grid in
      FramedPainting(caption: caption, grid: grid).framed(repertoire: repertoire)
    }
    let sheet = PaintingRow(grids: grids).arranged(width: columns)
    return TerminalEncoder(depth: depth).lines(of: sheet)
      .map { StyledText(painted: $0, width: sheet.columns) }
  }

  func description(of pictures: [(caption: Sentence, picture: Picture)]) -> String {
    pictures.map { caption, picture in
      PictureDescription(subject: caption.spoken(in: capabilities.language))
        .sentences(of: picture)
        .map { shown($0.spoken(in: capabilities.language)) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Returns text from the learner's files, without terminal escapes.
  func shown(_ text: String) -> String {
    let harmless = SanitizedText.text(text, limit: .max, keepsLines: true)
    return capabilities.isUnicode ? harmless : TerminalText.ascii(harmless)
  }

  /// Wraps text at a terminal; a pipe gets it on one line.
  func folded(_ text: String, indent: String) -> [String] {
    guard capabilities.isTerminal else { return [text] }
    return StyledText(text).wrapped(to: min(columns, 88), indent: indent).map(\.text)
  }
}

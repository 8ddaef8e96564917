import Drawing
import Judge
import Sentences
import Stage
import Terminal

/// Pictures side by side, each in a frame under its caption, as a terminal can show them.
struct PictureSheet {
  let capabilities: TerminalCapabilities
  let columns: Int

  var repertoire: CharacterRepertoire { capabilities.repertoire }
  var depth: CellColorDepth { capabilities.drawingDepth }

  /// The pictures painted, or in sentences.
  func printout(
    of pictures: [(caption: Sentence, picture: Picture)], isDescribed: Bool,
    scale: CellScale = .standard
  ) -> Printout {
    isDescribed || capabilities.isPlain
      ? .prose(description(of: pictures))
      : .drawn(text(of: pictures, scale: scale), as: drawing(of: pictures))
  }

  /// The pictures as one document, where a terminal may get pixels; nil for cells alone.
  private func drawing(of pictures: [(caption: Sentence, picture: Picture)]) -> String? {
    guard capabilities.pictures != .cells, !pictures.isEmpty else { return nil }
    let entries = pictures.map { caption, picture in
      SVGSheet.Entry(
        caption: caption.spoken(in: capabilities.language), drawing: picture.drawing)
    }
    return SVGSheet(entries, width: PixelPrinter.sheetWidth(ofColumns: columns)).paint()
  }

  /// The pictures painted.
  func text(
    of pictures: [(caption: Sentence, picture: Picture)], scale: CellScale = .standard
  ) -> String {
    let painter = CellPainter(scale: scale, repertoire: repertoire, depth: depth)
    return text(
      of: pictures.map { caption, picture in
        (caption.spoken(in: capabilities.language), painter.paint(picture).grid)
      })
  }

  /// What was painted already.
  func text(of paintings: [(caption: String, grid: CellGrid)]) -> String {
    rows(of: paintings).map { $0.text + "\n" }.joined()
  }

  /// What was painted already, row by row, to stand among other lines.
  func rows(of paintings: [(caption: String, grid: CellGrid)]) -> [StyledText] {
    guard !paintings.isEmpty else { return [] }
    let grids = paintings.map { caption, grid in
      FramedPainting(caption: caption, grid: grid).framed(repertoire: repertoire)
    }
    let sheet = PaintingRow(grids: grids).arranged(width: columns)
    return TerminalEncoder(depth: depth).lines(of: sheet)
      .map { StyledText(painted: $0, width: sheet.columns) }
  }

  /// The pictures in sentences, for a screen reader.
  func description(of pictures: [(caption: Sentence, picture: Picture)]) -> String {
    pictures.map { caption, picture in
      PictureDescription(subject: caption.spoken(in: capabilities.language))
        .sentences(of: picture)
        .map { shown($0.spoken(in: capabilities.language)) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Texts of the files' own in which nothing steers the terminal that they are printed on.
  func shown(_ text: String) -> String {
    let harmless = HarmlessText.text(text, limit: .max, keepsLines: true)
    return capabilities.isUnicode ? harmless : TerminalText.ascii(harmless)
  }

  /// Broken between words where a person reads along; programs get one line a remark.
  func folded(_ text: String, indent: String) -> [String] {
    guard capabilities.isTerminal else { return [text] }
    return StyledText(text).wrapped(to: min(columns, 88), indent: indent).map(\.text)
  }
}

import Drawing
import Sentences
package import Terminal
import Tutor

/// Writes results as text for a terminal, a pipe or a screen reader, or as JSON.
///
/// All commands share it, so a change here changes the appearance of every result.
package struct ResultWriter {
  let terminal: TerminalCapabilities
  let columns: Int
  /// Whether pictures are described in sentences.
  let isInWords: Bool
  /// Whether the result has pictures; its sentences then use only the pictures' character set.
  private let hasPictures: Bool

  /// - Parameter columns: The columns available for pictures; nil for a result without pictures.
  package init(_ terminal: TerminalCapabilities, columns: Int? = nil, isInWords: Bool? = nil) {
    self.terminal = terminal
    self.columns = columns ?? terminal.width
    hasPictures = columns != nil
    self.isInWords = isInWords ?? terminal.isPlain
  }

  private var presentation: Presentation { Presentation(terminal) }
  private var sheet: PictureSheet { PictureSheet(capabilities: terminal, columns: columns) }

  package func printout(of result: some CommandResult, asJSON: Bool = false) throws -> Printout {
    asJSON
      ? try .json(result.document(in: terminal.language), pretty: true)
      : try printout(of: result.blocks(inWords: isInWords))
  }

  package func printout(of blocks: [ResultBlock]) throws -> Printout {
    try blocks.map(printout).joined()
  }

  private func printout(of block: ResultBlock) throws -> Printout {
    switch block {
    case .sentences(let sentences, let hanging, let stream):
      let lines = sentences.map(shown)
      let folded = hanging.map { indent in lines.flatMap { sheet.folded($0, indent: indent) } }
      return .prose(Self.text(of: folded ?? lines), on: stream)
    case .paragraph(let runs, let margin, let hanging):
      let runs = runs.map { StyledText.Run(spoken($0.words), $0.style) }
      let text = StyledText(margin) + StyledText(runs: runs)
      let lines = hanging.map { text.wrapped(to: presentation.width, indent: $0) } ?? [text]
      return .laidOut(lines.encoded(for: terminal))
    case .code(let lines): return .laidOut(Self.text(of: lines))
    case .diagnostics(let diagnostics, let stream):
      return .laidOut(DiagnosticPresenter(presentation).string(diagnostics), on: stream)
    case .pictures(let pictures, let scale):
      return sheet.printout(of: pictures, isDescribed: isInWords, scale: scale)
    case .widgets(let widgets, let remarks):
      return try PicturePrinter(
        capabilities: terminal, columns: columns, isDescribed: isInWords,
        language: terminal.language, remarks: remarks
      ).printout(of: widgets)
    case .difference(let difference, let pair, let titles, let count):
      let painter = CellPainter(repertoire: sheet.repertoire, depth: sheet.depth)
      let shown = [pair.first, pair.second].compactMap { $0.map { painter.paint($0.picture).grid } }
      let grid = difference.sideBySide(
        titles: titles, count: spoken(count), repertoire: sheet.repertoire, width: columns,
        shown: shown.count == 2 ? (shown[0], shown[1]) : nil)
      return .laidOut(TerminalEncoder(depth: sheet.depth).text(of: grid))
    case .form(let rows): return .laidOut(form(rows))
    case .choices(let rows): return .laidOut(choices(rows))
    }
  }

  private func form(_ rows: [FormRow]) -> String {
    var box = FormBox(width: min(columns, FormBox.widest), repertoire: sheet.repertoire)
    for row in rows {
      switch row {
      case .heading(let words): box.heading(line(words))
      case .rule: box.rule()
      case .control(let title, let control, let sevenBit):
        box.row(line(title), line(sheet.repertoire == .ascii ? sevenBit : control))
      }
    }
    return box.text
  }

  private func choices(_ rows: [ChoiceRow]) -> String {
    let names = rows.compactMap { row -> String? in
      if case .choice(let name, _, _) = row { line(Sentence(verbatim: name)) } else { nil }
    }
    let widest = min(names.map { CellWidth.of($0) }.max() ?? 0, Self.widestName)
    let mark = sheet.repertoire == .ascii ? "*" : "✓"
    return Self.text(
      of: rows.map { row in
        let text: String
        switch row {
        case .heading(let words): text = "  \(line(words))"
        case .choice(let name, let words, let isChosen):
          let name = line(Sentence(verbatim: name))
          let gap = String(repeating: " ", count: max(0, widest - CellWidth.of(name)))
          text = "  \(isChosen ? mark : " ") \(name)\(gap)  \(line(words))"
        }
        return terminal.isTerminal ? CellWidth.prefix(text, cells: columns) : text
      })
  }

  /// The maximum width of the name column; a longer name moves only its own text.
  private static let widestName = 24

  private func spoken(_ sentence: Sentence) -> String { sentence.spoken(in: terminal.language) }

  /// Returns a sentence without terminal escapes.
  private func shown(_ sentence: Sentence) -> String {
    hasPictures
      ? sheet.shown(spoken(sentence))
      : SanitizedText.text(spoken(sentence), limit: .max, keepsLines: true)
  }

  /// Returns a sentence on a single line.
  private func line(_ sentence: Sentence) -> String {
    shown(sentence).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func text(of lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

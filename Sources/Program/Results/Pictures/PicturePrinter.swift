package import Drawing
import Foundation
import Judge
package import Sentences
package import WorkerProtocol
package import Terminal
package import Viewing

/// Turns rendered widgets into text: cells for a terminal, SVG, JSON or sentences.
package struct PicturePrinter {
  let capabilities: TerminalCapabilities
  let columns: Int
  package var format: PictureFormat
  let isDescribed: Bool
  let isTraced: Bool
  let language: Language
  let remarks: PictureRemarks
  /// The captions in the pictures' order; nil for the default captions.
  package var captions: [String]?
  /// False for pictures that only illustrate, whose problems need no fix.
  package var saysRemarks = true
  /// Whether a picture that is wider than the terminal has larger cells instead of becoming sentences.
  package var shrinksToFit = false
  /// The maximum width in points of a document with several pictures; nil for a file.
  var sheetWidth: Double?
  private static let fileWidth = 1200.0
  private static let fileGridWidth = 4000.0

  package init(
    capabilities: TerminalCapabilities, columns: Int, format: PictureFormat = .ansi,
    isDescribed: Bool = false, isTraced: Bool = false, language: Language = .english,
    remarks: PictureRemarks = PictureRemarks()
  ) {
    self.capabilities = capabilities
    self.columns = columns
    self.format = format
    self.isDescribed = isDescribed
    self.isTraced = isTraced
    self.language = language
    self.remarks = remarks
  }

  private var sheet: PictureSheet {
    PictureSheet(
      capabilities: format == .ascii ? capabilities.sevenBit : capabilities, columns: columns)
  }

  /// Whether pictures become sentences, on request or because the terminal is plain.
  private var isInWords: Bool {
    isDescribed || (capabilities.isPlain && [.ansi, .ascii].contains(format))
  }

  package func text(of pictures: [RenderedWidget]) throws -> String {
    try printout(of: pictures).text
  }

  package func printout(of pictures: [RenderedWidget]) throws -> Printout {
    let traces = Printout.laidOut(traces(of: pictures))
    if isInWords { return .prose(descriptions(of: pictures)) + traces }
    switch format {
    case .ansi, .ascii: return cells(of: pictures) + traces
    case .svg, .png: return .laidOut(svg(of: pictures))
    case .json: return try json(of: pictures)
    }
  }

  /// Encodes a single picture as an object, several as an array.
  private func json(of pictures: [RenderedWidget]) throws -> Printout {
    let documents = pictures.map {
      $0.document(notes: remarks.notes(of: $0), isTraced: isTraced, in: language)
    }
    return documents.count == 1 ? try .json(documents[0]) : try .json(documents)
  }

  /// Returns the layout traces: each view's proposed and chosen size, under the picture's caption.
  private func traces(of pictures: [RenderedWidget]) -> String {
    guard isTraced else { return "" }
    return pictures.map { rendered in
      let trace = "\n\(Self.caption(rendered))\n\(LayoutTrace(of: rendered.picture.root))\n"
      return sheet.repertoire == .ascii ? TerminalText.ascii(trace) : Self.shown(trace)
    }.joined()
  }

  private func cells(of pictures: [RenderedWidget]) -> Printout {
    let (paintings, hidden) = paintings(of: pictures)
    let shown = paintings.filter(fits)
    return .drawn(sheet.text(of: shown), as: drawing(of: pictures))
      + .prose(descriptions(ofWider: pictures, than: paintings))
      + said(of: pictures, besides: hidden)
  }

  /// Returns whether the terminal is wide enough for a picture; a wrapped picture would be unreadable.
  private func fits(_ painting: (caption: String, grid: CellGrid)) -> Bool {
    !capabilities.isTerminal || painting.grid.columns + Self.frame <= columns
  }

  /// The number of cells that a frame adds to the width.
  private static let frame = 2

  /// Returns descriptions of the pictures that are too wide for the terminal.
  private func descriptions(
    ofWider pictures: [RenderedWidget], than paintings: [(caption: String, grid: CellGrid)]
  ) -> String {
    let wider = zip(pictures, paintings).filter { !fits($0.1) }
    var printer = self
    printer.captions = wider.map(\.1.caption)
    printer.saysRemarks = false
    return wider.isEmpty ? "" : printer.descriptions(of: wider.map(\.0))
  }

  /// Returns the pictures as an SVG document for a terminal that may show pixels, or nil for a terminal that
  /// shows only cells.
  package func drawing(of pictures: [RenderedWidget]) -> String? {
    guard capabilities.pictures != .cells, format == .ansi, !pictures.isEmpty else { return nil }
    var printer = self
    printer.sheetWidth = PixelPrinter.sheetWidth(ofColumns: columns)
    return printer.svg(of: pictures)
  }

  /// Returns the pictures below their captions as rows of pixels, or nil to show cells.
  package func pixelRows(
    of pictures: [RenderedWidget], in environment: [String: String]
  ) async -> [StyledText]? {
    guard format == .ansi, !isInWords else { return nil }
    let captions = captions ?? pictures.map(Self.caption)
    return await sheet.pixelRows(
      of: zip(pictures, captions).map { picture, caption in
        SVGSheet.Entry(caption: caption, drawing: picture.picture.drawing)
      }, in: environment)
  }

  /// Returns the legends and remarks below pictures.
  package func said(of pictures: [RenderedWidget], besides hidden: [RenderNote] = []) -> Printout {
    let words =
      (sheet.depth.isMonochrome ? legends(of: pictures) : [])
      + (saysRemarks ? lines(of: remarks.notes(of: pictures) + hidden) : [])
    return prose(words)
  }

  /// Returns the remarks on pictures that were shown without them.
  package func printoutOfRemarks(on pictures: [RenderedWidget]) -> Printout {
    isInWords
      ? .prose("")
      : prose(lines(of: remarks.notes(of: pictures) + paintings(of: pictures).hidden))
  }

  private func prose(_ lines: [String]) -> Printout {
    .prose(
      lines.map {
        (sheet.repertoire == .ascii ? TerminalText.ascii($0) : Self.shown($0)) + "\n"
      }.joined())
  }

  package func looksTheSame(_ first: RenderedWidget, _ second: RenderedWidget) -> Bool {
    let painter = CellPainter(repertoire: sheet.repertoire, depth: sheet.depth)
    return painter.paint(first.picture).grid == painter.paint(second.picture).grid
  }

  /// Returns the pictures as rows without remarks, to place among other lines.
  package func rows(of pictures: [RenderedWidget]) -> [StyledText] {
    if isInWords { return rows(ofSentences: descriptions(of: pictures)) }
    let captions = captions ?? pictures.map(Self.caption)
    let legends = zip(captions, pictures).flatMap { caption, picture in
      let legend = sheet.depth.isMonochrome ? self.legends(of: [picture]) : []
      return legend.map { pictures.count > 1 ? "\(caption): \($0)" : $0 }
    }
    let paintings = paintings(of: pictures).paintings
    let words = descriptions(ofWider: pictures, than: paintings)
    return sheet.rows(of: paintings.filter(fits))
      + (words.isEmpty ? [] : rows(ofSentences: words))
      + legends.flatMap { StyledText($0, .quiet).wrapped(to: min(columns, 88), indent: "  ") }
  }

  private func rows(ofSentences text: String) -> [StyledText] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { StyledText(String($0)).wrapped(to: min(columns, 88)) }
  }

  /// Returns the remarks on the pictures as rows, or none if descriptions already include them.
  package func remarkRows(of pictures: [RenderedWidget]) -> [StyledText] {
    guard saysRemarks, !isInWords else { return [] }
    return lines(of: remarks.notes(of: pictures)).flatMap {
      StyledText(Self.shown($0), .quiet).wrapped(to: min(columns, 88), indent: "  ")
    }
  }

  /// Paints each picture with its caption, and notes the parts that cells can't show.
  private func paintings(
    of pictures: [RenderedWidget]
  ) -> (paintings: [(caption: String, grid: CellGrid)], hidden: [RenderNote]) {
    var painter = CellPainter(repertoire: sheet.repertoire, depth: sheet.depth)
    var hidden: [RenderNote] = []
    let paintings = zip(pictures, captions ?? pictures.map(Self.caption)).map { rendered, caption in
      painter.scale = scale(of: rendered)
      painter.weighsGroups = sheet.depth.isMonochrome && rendered.request.mode == .accented
      let painting = painter.paint(rendered.picture)
      let explained = Set(rendered.picture.pitfalls.flatMap(\.subjects).compactMap(\.text))
      hidden += painting.notes.filter { note in
        !explained.contains { note.message.arguments.contains(.text($0)) }
      }
      return (caption: caption, grid: painting.grid)
    }
    return (paintings, hidden)
  }

  /// Returns the finest scale at which a picture fits the terminal; the usual one if none does.
  private func scale(of rendered: RenderedWidget) -> CellScale {
    let usual = CellScale.standard
    guard shrinksToFit else { return usual }
    let scales = [1, 1.2, 1.35, 1.5, 1.7].map {
      CellScale(width: usual.width * $0, height: usual.height * $0)
    }
    return scales.first {
      CellPainter(scale: $0).extent(of: rendered.picture.size).columns + Self.frame <= columns
    } ?? usual
  }

  /// Returns legends for the groups of accented pictures, for terminals without color.
  private func legends(of pictures: [RenderedWidget]) -> [String] {
    var seen: Set<String> = []
    return pictures.filter { $0.request.mode == .accented }.compactMap { rendered in
      rendered.picture.drawing.accentLegend?.spoken(in: language)
    }.filter { seen.insert($0).inserted }
  }

  /// Returns the remarks without duplicates, each followed by its fix on a separate line.
  private func lines(of notes: [RenderNote]) -> [String] {
    var seen: Set<Sentence> = []
    return notes.filter { seen.insert($0.message).inserted }.flatMap { note in
      let place = [note.file, note.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
      let remark = Sentence("note: \(note.message)", ko: "참고: \(note.message)")
      let fix = note.fix.map { Sentence("  fix: \($0)", ko: "  해결: \($0)") }
      let start = place.isEmpty ? "" : "\(place): "
      return sheet.folded(start + remark.spoken(in: language), indent: "  ")
        + (fix.map { sheet.folded($0.spoken(in: language), indent: "    ") } ?? [])
    }
  }

  private func descriptions(of pictures: [RenderedWidget]) -> String {
    zip(pictures, captions ?? pictures.map(Self.caption)).map { rendered, caption in
      let description = PictureDescription(subject: caption)
      let notes = saysRemarks ? remarks.notes(of: rendered) : []
      let said = notes.flatMap { [$0.message] + ($0.fix.map { [$0] } ?? []) }
      return (description.sentences(of: rendered.picture) + said)
        .map { Self.shown($0.spoken(in: language)) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Returns a document with a single picture, or a contact sheet of several pictures.
  func svg(of pictures: [RenderedWidget]) -> String {
    guard pictures.count != 1, !pictures.isEmpty else { return pictures.map(svg).joined() }
    let captions = PictureCaption.Sheet(of: pictures)
    return SVGSheet(
      zip(pictures, captions.places).map { rendered, place in
        let caption = Self.caption(rendered)
        return SVGSheet.Entry(
          caption: caption,
          description: PictureDescription(subject: caption).sentences(of: rendered.picture)
            .map { $0.spoken(in: .english) }.joined(separator: " "),
          drawing: rendered.picture.drawing, row: place.row, column: place.column)
      }, title: captions.title, width: sheetWidth ?? Self.fileWidth,
      gridWidth: sheetWidth ?? Self.fileGridWidth
    ).paint()
  }

  private func svg(of rendered: RenderedWidget) -> String {
    let description = PictureDescription(subject: Self.caption(rendered))
    return SVGPainter(
      title: Self.caption(rendered),
      description: description.sentences(of: rendered.picture)
        .map { $0.spoken(in: .english) }.joined(separator: " ")
    ).paint(rendered.picture)
  }

  /// Returns a caption such as `WeatherWidget · systemSmall · accented · dark · 393x852 · iOS 18.0`.
  static func caption(_ rendered: RenderedWidget) -> String { PictureCaption(rendered).text }

  /// Returns a caption such as `systemSmall · standBy · accented`, for pictures of the same widget and phone.
  package static func shortCaption(_ rendered: RenderedWidget) -> String {
    let request = rendered.request
    let parts: [String?] = [
      request.family.rawValue, request.place,
      request.mode == .fullColor ? nil : request.mode.rawValue, request.isDark ? "dark" : nil,
      request.dynamicTypeSize == "large" ? nil : request.dynamicTypeSize,
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns text from the learner's files, without terminal escapes.
  private static func shown(_ text: String) -> String {
    SanitizedText.text(text, limit: .max, keepsLines: true)
  }
}

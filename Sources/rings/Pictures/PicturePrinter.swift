import Drawing
import Foundation
import Stage
import Terminal

/// Turns rendered widgets into text: cells for a terminal, SVG, JSON or sentences.
struct PicturePrinter {
  let capabilities: TerminalCapabilities
  let columns: Int
  var format: OutputOptions.Format = .ansi
  var isDescribed = false
  var language: Language = .english

  func text(of pictures: [RenderedWidget]) throws -> String {
    if isDescribed { return descriptions(of: pictures) }
    switch format {
    case .ansi, .ascii: return cells(of: pictures)
    case .svg: return pictures.map(svg).joined()
    case .json: return try json(of: pictures)
    }
  }

  /// One picture alone is an object, several are an array.
  private func json(of pictures: [RenderedWidget]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let reports = pictures.map(RenderReport.init)
    let data =
      if let only = reports.first, reports.count == 1 {
        try encoder.encode(only)
      } else {
        try encoder.encode(reports)
      }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func cells(of pictures: [RenderedWidget]) -> String {
    let repertoire: CharacterRepertoire =
      format == .ascii || !capabilities.isUnicode ? .ascii : .unicode
    let depth = format == .ascii ? ColorDepth.plain : capabilities.drawingDepth
    let painter = CellPainter(repertoire: repertoire, depth: depth)
    var notes: [RenderNote] = []
    let grids = pictures.map { rendered in
      let painting = painter.paint(rendered.picture)
      notes += rendered.picture.notes + painting.notes
      return FramedPainting(caption: caption(rendered), grid: painting.grid)
        .framed(repertoire: repertoire)
    }
    let sheet = PaintingRow(grids: grids).arranged(width: columns)
    let words = (depth.isMonochrome ? legends(of: pictures) : []) + remarks(notes)
    return TerminalEncoder(depth: depth).text(of: sheet)
      + words.map { (repertoire == .ascii ? TerminalText.ascii($0) : $0) + "\n" }.joined()
  }

  /// The groups of accented pictures in words, where their colours cannot be seen.
  private func legends(of pictures: [RenderedWidget]) -> [String] {
    pictures.filter { $0.request.mode == .accented }.compactMap { rendered in
      rendered.picture.drawing.accentLegend(in: language == .korean ? .korean : .english)
    }
  }

  /// What is worth knowing about the pictures, each remark once.
  private func remarks(_ notes: [RenderNote]) -> [String] {
    var seen: Set<String> = []
    return notes.filter { seen.insert($0.message).inserted }.map { note in
      let place = [note.file, note.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
      return (place.isEmpty ? "note: " : "\(place): note: ") + note.message
    }
  }

  private func descriptions(of pictures: [RenderedWidget]) -> String {
    pictures.map { rendered in
      let description = PictureDescription(
        language: language == .korean ? .korean : .english, subject: caption(rendered))
      return description.sentences(of: rendered.picture).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func svg(of rendered: RenderedWidget) -> String {
    let description = PictureDescription(subject: caption(rendered))
    return SVGPainter(
      title: caption(rendered),
      description: description.sentences(of: rendered.picture).joined(separator: " ")
    ).paint(rendered.picture)
  }

  /// `WeatherWidget · systemSmall · accented · dark · 393x852 · iOS 18.0`.
  private func caption(_ rendered: RenderedWidget) -> String {
    let request = rendered.request
    let subject: String? =
      switch request.subject {
      case .widget(let type): rendered.kind ?? type
      case .view, .preview: nil
      }
    let isBare = request.proposal != nil
    let size = rendered.picture.size
    let parts: [String?] = [
      subject,
      isBare ? "\(Int(size.width.rounded())) × \(Int(size.height.rounded())) pt" : request.family,
      request.mode == .fullColor ? nil : request.mode.rawValue, request.isDark ? "dark" : nil,
      request.dynamicTypeSize == "large" ? nil : request.dynamicTypeSize,
      isBare ? nil : request.device, "iOS \(request.systemVersion)",
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }
}

extension TerminalCapabilities {
  /// The colours that pictures are painted in here.
  var drawingDepth: Drawing.ColorDepth {
    switch colorDepth {
    case .truecolor: .trueColor
    case .palette: .ansi256
    case .sixteen: .ansi16
    case .none: hasTextStyles ? .attributes : .plain
    }
  }
}

import Drawing
import Foundation
package import Sentences
import Stage
package import Terminal
package import Viewing

/// Prints where pairs of pictures differ: marked cells, sentences, or JSON.
package struct ComparisonPrinter {
  let sides: Comparison
  let capabilities: TerminalCapabilities
  let columns: Int
  let format: PictureFormat
  let isDescribed: Bool
  let language: Language

  package init(
    sides: Comparison, capabilities: TerminalCapabilities, columns: Int, format: PictureFormat,
    isDescribed: Bool, language: Language
  ) {
    self.sides = sides
    self.capabilities = capabilities
    self.columns = columns
    self.format = format
    self.isDescribed = isDescribed
    self.language = language
  }

  private var sheet: PictureSheet {
    PictureSheet(capabilities: capabilities, columns: columns, isPlain: format == .ascii)
  }

  package func printout(of pairs: [PicturePair]) throws -> Printout {
    let results = pairs.map { ComparedPictures($0, repertoire: sheet.repertoire) }
    if format == .json { return .laidOut(try json(of: results)) }
    if isDescribed { return results.map(words).joined() }
    return results.enumerated().map { place, result in
      .prose(place == 0 ? "" : "\n") + cells(result)
    }.joined()
  }

  private func words(of result: ComparedPictures) -> Printout {
    .prose(said(result).map { $0 + "\n" }.joined())
  }

  private func json(of results: [ComparedPictures]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let report = ComparisonReport(sides: sides, results: results)
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private func cells(_ result: ComparedPictures) -> Printout {
    guard let first = result.pair.first, let second = result.pair.second,
      let difference = result.difference
    else { return words(of: result) }
    let (repertoire, depth) = (sheet.repertoire, sheet.depth)
    let painter = CellPainter(repertoire: repertoire, depth: depth)
    let count = difference.places.count
    let differing = Sentence(
      "\(count: count, "cell") \(plural: count, "differs", "differ")", ko: "\(count)칸이 달라요")
    let grid = difference.sideBySide(
      titles: (title(first, sides.names.first), title(second, sides.names.second)),
      count: differing.spoken(in: language), repertoire: repertoire, width: columns,
      shown: (painter.paint(first.picture).grid, painter.paint(second.picture).grid))
    let words = said(result).map { repertoire == .ascii ? TerminalText.ascii($0) : $0 }
    return .laidOut(TerminalEncoder(depth: depth).text(of: grid))
      + .prose(words.map { $0 + "\n" }.joined())
  }

  private func title(_ rendered: RenderedWidget, _ side: String) -> String {
    if case .files = sides { return "\(side) · \(PicturePrinter.caption(rendered))" }
    return PicturePrinter.caption(rendered)
  }

  private func said(_ result: ComparedPictures) -> [String] {
    sentences(result).map { $0.spoken(in: language) }
  }

  /// “systemSmall: 240 of 338 cells differ between fullColor and accented.”, and each region.
  private func sentences(_ result: ComparedPictures) -> [Sentence] {
    let name = result.subject
    let (first, second) = sides.names
    guard let difference = result.difference else {
      let side = result.pair.first == nil ? second : first
      return [Sentence("\(name): only \(side) has it.", ko: "\(name): \(side) 쪽에만 있어요.")]
    }
    guard !difference.isEmpty else {
      return [
        Sentence(
          "\(name): \(first) and \(second) look the same.",
          ko: "\(name): \(first), \(second) 양쪽이 똑같아 보여요.")
      ]
    }
    let (count, total) = (difference.places.count, result.cellCount)
    let summary = Sentence(
      "\(name): \(count) of \(total) cells differ between \(first) and \(second).",
      ko: "\(name): \(first), \(second) 사이에 \(total)칸 중 \(count)칸이 달라요.")
    return [summary] + result.regions.prefix(Self.mostRegions).map(sentence) + rest(result)
  }

  private static let mostRegions = 8

  private func rest(_ result: ComparedPictures) -> [Sentence] {
    let rest = result.regions.count - Self.mostRegions
    return rest > 0 ? [Sentence("  \(rest) more.", ko: "  그 밖에 \(rest)곳.")] : []
  }

  private func sentence(_ region: ComparedPictures.Region) -> Sentence {
    let (columns, rows) = (region.columns.count, region.rows.count)
    var parts = [
      Sentence(
        "  \(region.placeName), \(columns) × \(rows) cells",
        ko: "  \(region.placeName), \(columns)×\(rows)칸")
    ]
    func list(_ names: [String]) -> String {
      names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    }
    if !region.lost.isEmpty {
      let lost = list(region.lost)
      parts.append(Sentence("no longer there: \(lost)", ko: "사라진 것: \(lost)"))
    }
    if !region.gained.isEmpty {
      let gained = list(region.gained)
      parts.append(Sentence("new: \(gained)", ko: "새로 생긴 것: \(gained)"))
    }
    if !region.kept.isEmpty {
      let kept = list(region.kept)
      parts.append(Sentence("changed: \(kept)", ko: "달라진 것: \(kept)"))
    }
    return .joined(parts, separator: "; ")
  }
}

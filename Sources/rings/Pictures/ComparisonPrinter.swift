import Drawing
import Foundation
import Stage
import Terminal

/// Prints where pairs of pictures differ: marked cells, sentences, or JSON.
struct ComparisonPrinter {
  let sides: Comparison
  let capabilities: TerminalCapabilities
  let columns: Int
  let format: OutputOptions.Format
  let isDescribed: Bool
  let language: DescriptionLanguage

  private var repertoire: CharacterRepertoire {
    format == .ascii || !capabilities.isUnicode ? .ascii : .unicode
  }

  func text(of pairs: [PicturePair]) throws -> String {
    let results = pairs.map { ComparedPictures($0, repertoire: repertoire) }
    if format == .json { return try json(of: results) }
    if isDescribed { return results.map { sentences($0).joined(separator: "\n") + "\n" }.joined() }
    return results.map(cells).joined(separator: "\n")
  }

  private func json(of results: [ComparedPictures]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let report = ComparisonReport(sides: sides, results: results)
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private func cells(_ result: ComparedPictures) -> String {
    guard let first = result.pair.first, let second = result.pair.second,
      let difference = result.difference
    else { return sentences(result).joined(separator: "\n") + "\n" }
    let depth = format == .ascii ? ColorDepth.plain : capabilities.drawingDepth
    let painter = CellPainter(repertoire: repertoire, depth: depth)
    let sheet = difference.sideBySide(
      titles: (title(first, sides.names.first), title(second, sides.names.second)),
      repertoire: repertoire, width: columns,
      shown: (painter.paint(first.picture).grid, painter.paint(second.picture).grid))
    let words = sentences(result).map { repertoire == .ascii ? TerminalText.ascii($0) : $0 }
    return TerminalEncoder(depth: depth).text(of: sheet) + words.map { $0 + "\n" }.joined()
  }

  private func title(_ rendered: RenderedWidget, _ side: String) -> String {
    if case .files = sides { return "\(side) · \(PicturePrinter.caption(rendered))" }
    return PicturePrinter.caption(rendered)
  }

  /// “systemSmall: 240 of 338 cells differ between fullColor and accented.”, and each region.
  private func sentences(_ result: ComparedPictures) -> [String] {
    let name = result.subject
    let (first, second) = sides.names
    guard let difference = result.difference else {
      let side = result.pair.first == nil ? second : first
      return [
        language == .korean ? "\(name): \(side)에만 있습니다." : "\(name): only \(side) has it."
      ]
    }
    guard !difference.isEmpty else {
      return [
        language == .korean
          ? "\(name): \(first), \(second)에서 똑같아 보입니다."
          : "\(name): \(first) and \(second) look the same."
      ]
    }
    let (count, total) = (difference.places.count, result.cellCount)
    let summary =
      language == .korean
      ? "\(name): \(first), \(second) 사이에 \(total)칸 중 \(count)칸이 다릅니다."
      : "\(name): \(count) of \(total) cells differ between \(first) and \(second)."
    return [summary] + result.regions.prefix(Self.mostRegions).map(sentence) + rest(result)
  }

  private static let mostRegions = 8

  private func rest(_ result: ComparedPictures) -> [String] {
    let rest = result.regions.count - Self.mostRegions
    guard rest > 0 else { return [] }
    return [language == .korean ? "  그 밖에 \(rest)곳." : "  \(rest) more."]
  }

  private func sentence(_ region: ComparedPictures.Region) -> String {
    let place = region.placeName(language)
    let size =
      language == .korean
      ? "\(region.columns.count)×\(region.rows.count)칸"
      : "\(region.columns.count) × \(region.rows.count) cells"
    var parts: [String] = []
    func add(_ names: [String], _ english: String, _ korean: String) {
      guard !names.isEmpty else { return }
      let list = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
      parts.append(language == .korean ? "\(korean) \(list)" : "\(english) \(list)")
    }
    add(region.lost, "no longer there:", "사라진 것:")
    add(region.gained, "new:", "새로 생긴 것:")
    add(region.kept, "changed:", "달라진 것:")
    return "  \(place), \(size)" + (parts.isEmpty ? "" : "; " + parts.joined(separator: "; "))
  }
}

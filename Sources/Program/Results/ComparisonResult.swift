import Drawing
package import Sentences
import WorkerProtocol
package import Viewing

package struct ComparisonResult: CommandResult {
  let sides: Comparison
  let results: [ComparedPictures]

  package init(sides: Comparison, results: [ComparedPictures]) {
    self.sides = sides
    self.results = results
  }

  package func blocks(inWords: Bool) -> [ResultBlock] {
    results.enumerated().flatMap { place, result -> [ResultBlock] in
      let words = ResultBlock.sentences(sentences(result))
      if inWords { return [words] }
      return (place == 0 ? [] : [.blank]) + [cells(result), words].compactMap { $0 }
    }
  }

  private func cells(_ result: ComparedPictures) -> ResultBlock? {
    guard let first = result.pair.first, let second = result.pair.second,
      let difference = result.difference
    else { return nil }
    let count = difference.places.count
    return .difference(
      difference, result.pair,
      titles: (title(first, sides.names.first), title(second, sides.names.second)),
      count: Sentence(
        "\(count: count, "cell") \(plural: count, "differs", "differ")", ko: "\(count)칸이 달라요"))
  }

  private func title(_ rendered: RenderedWidget, _ side: String) -> String {
    if case .files = sides { return "\(side) · \(PicturePrinter.caption(rendered))" }
    return PicturePrinter.caption(rendered)
  }

  /// Returns a summary such as “systemSmall: 240 of 338 cells differ between fullColor and accented.”, then a
  /// line per region.
  private func sentences(_ result: ComparedPictures) -> [Sentence] {
    let name = result.subject
    let (first, second) = sides.names
    guard let difference = result.difference else {
      let side = result.pair.first == nil ? second : first
      return [Sentence("\(name): only in \(side).", ko: "\(name): \(side) 쪽에만 있어요.")]
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
    let place = Sentence(
      "  \(region.placeName), \(columns) × \(rows) cells",
      ko: "  \(region.placeName), \(columns)×\(rows)칸")
    return .joined([place] + region.changes, separator: "; ")
  }

  // MARK: JSON

  package func document(in language: Language) -> JSONFields {
    let names: JSONFields = [
      "kind": sides.kind, "first": sides.names.first, "second": sides.names.second,
    ]
    return [
      "version": 1, "compared": names,
      "count": results.reduce(0) { $0 + ($1.difference?.places.count ?? 0) },
      "pictures": results.map { $0.document },
    ]
  }
}

extension ComparedPictures {
  fileprivate var document: JSONFields {
    let rendered = pair.first ?? pair.second
    let onlyIn = pair.first == nil ? "second" : "first"
    return [
      "widget": rendered?.kind, "family": rendered?.request.family.rawValue ?? "",
      "cells": cellCount, "changed": difference?.places.count ?? 0,
      "onlyIn": difference == nil ? onlyIn : nil, "regions": regions.map(\.document),
    ]
  }
}

extension ComparedPictures.Region {
  /// The region in JSON: half-open ranges of columns and rows, and a frame `[x, y, width, height]` in points.
  fileprivate var document: JSONFields {
    [
      "columns": [columns.lowerBound, columns.upperBound],
      "rows": [rows.lowerBound, rows.upperBound],
      "frame": [frame.minX, frame.minY, frame.width, frame.height], "lost": lost,
      "gained": gained, "kept": kept,
    ]
  }
}

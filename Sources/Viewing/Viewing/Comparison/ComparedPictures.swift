package import Drawing
package import Foundation
import PictureReading
package import Sentences
import WorkerProtocol

/// A pair of pictures, the regions that differ and their contents.
package struct ComparedPictures {
  /// A region of adjacent cells that differ.
  package struct Region {
    package var columns: Range<Int>
    package var rows: Range<Int>
    /// The frame in points.
    package var frame: CGRect
    /// The size of the larger picture in points.
    var canvas: CGSize
    /// Text and symbols that only the first picture shows.
    package var lost: [String]
    /// Text and symbols that only the second picture shows.
    package var gained: [String]
    /// Text and symbols that both pictures show.
    package var kept: [String]

    /// The region's position in the picture, such as “top left”.
    package var placeName: Sentence { PictureDescription.place(of: frame, in: canvas) }

    /// The contents that differ, such as “gone: 22°” and “new: 23°”.
    package var changes: [Sentence] {
      func list(_ names: [String]) -> String {
        names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
      }
      let (lost, gained, kept) = (list(lost), list(gained), list(kept))
      return [
        lost.isEmpty ? nil : Sentence("gone: \(lost)", ko: "사라진 것: \(lost)"),
        gained.isEmpty ? nil : Sentence("new: \(gained)", ko: "새로 생긴 것: \(gained)"),
        kept.isEmpty ? nil : Sentence("changed: \(kept)", ko: "달라진 것: \(kept)"),
      ].compactMap { $0 }
    }
  }

  package let pair: PicturePair
  /// The difference; nil if a side is missing.
  package let difference: PictureDifference?
  package let regions: [Region]

  package init(_ pair: PicturePair, repertoire: CharacterRepertoire) {
    self.pair = pair
    guard let first = pair.first, let second = pair.second else {
      difference = nil
      regions = []
      return
    }
    // Compare in full color, regardless of the terminal.
    let painter = CellPainter(repertoire: repertoire)
    let difference = PictureDifference(
      painter.paint(first.picture).grid, painter.paint(second.picture).grid)
    self.difference = difference
    let canvas = CGSize(
      width: max(first.picture.size.width, second.picture.size.width),
      height: max(first.picture.size.height, second.picture.size.height))
    let seen = [first, second].map { VisibleContent.all(in: $0.picture) }
    let scale = painter.scale
    regions = difference.regions.map { columns, rows in
      let frame = CGRect(
        x: Double(columns.lowerBound) * scale.width, y: Double(rows.lowerBound) * scale.height,
        width: Double(columns.count) * scale.width, height: Double(rows.count) * scale.height)
      let names = seen.map { content in
        content.filter { $0.frame.overlaps(frame) }.map(\.name)
      }
      return Region(
        columns: columns, rows: rows, frame: frame, canvas: canvas,
        lost: names[0].filter { !names[1].contains($0) },
        gained: names[1].filter { !names[0].contains($0) },
        kept: names[0].filter(names[1].contains))
    }
  }

  package var subject: String {
    let rendered = pair.first ?? pair.second
    return [rendered?.kind, rendered?.request.family.rawValue].compactMap { $0 }
      .joined(separator: " · ")
  }

  /// The number of cells of the larger picture.
  package var cellCount: Int {
    difference.map {
      max($0.first.columns, $0.second.columns) * max($0.first.rows, $0.second.rows)
    } ?? 0
  }
}

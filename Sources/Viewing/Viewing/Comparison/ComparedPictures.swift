package import Drawing
package import Foundation
import PictureReading
package import Sentences
import Stage

/// A pair of pictures with the regions in which they differ, and what stands there.
package struct ComparedPictures {
  /// Cells side by side that differ.
  package struct Region {
    package var columns: Range<Int>
    package var rows: Range<Int>
    /// In points.
    package var frame: CGRect
    /// In points, of the larger picture.
    var canvas: CGSize
    /// Texts and symbols that only the first picture shows.
    package var lost: [String]
    /// Those that only the second shows.
    package var gained: [String]
    /// Those that both show.
    package var kept: [String]

    /// Where in the picture it lies, such as “top left”.
    package var placeName: Sentence { PictureDescription.place(of: frame, in: canvas) }
  }

  package let pair: PicturePair
  /// Nil where one side is missing.
  package let difference: PictureDifference?
  package let regions: [Region]

  package init(_ pair: PicturePair, repertoire: CharacterRepertoire) {
    self.pair = pair
    guard let first = pair.first, let second = pair.second else {
      difference = nil
      regions = []
      return
    }
    // Compared in all colours, whatever the terminal has.
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

  /// The widget's kind and family.
  package var subject: String {
    let rendered = pair.first ?? pair.second
    return [rendered?.kind, rendered?.request.family.rawValue].compactMap { $0 }
      .joined(separator: " · ")
  }

  /// The cells of the larger picture.
  package var cellCount: Int {
    difference.map {
      max($0.first.columns, $0.second.columns) * max($0.first.rows, $0.second.rows)
    } ?? 0
  }
}

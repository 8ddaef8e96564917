import Drawing
import Foundation
import Viewing

/// Differences as `render --compare … --format json` prints them.
struct ComparisonReport: Encodable {
  struct Compared: Encodable {
    var kind: String
    var first: String
    var second: String
  }

  struct Region: Encodable {
    /// First column and the one after the last; so with rows.
    var columns: [Int]
    var rows: [Int]
    /// `[x, y, width, height]` in points.
    var frame: [Double]
    var lost: [String]
    var gained: [String]
    var kept: [String]
  }

  struct Result: Encodable {
    var widget: String?
    var family: String
    var cells: Int
    var changed: Int
    /// `first` or `second`, where only that side has the picture.
    var onlyIn: String?
    var regions: [Region]
  }

  var version = 1
  var compared: Compared
  /// The cells that differ, in all pictures together.
  var count: Int
  var pictures: [Result]

  init(sides: Comparison, results: [ComparedPictures]) {
    compared = Compared(kind: sides.kind, first: sides.names.first, second: sides.names.second)
    count = results.reduce(0) { $0 + ($1.difference?.places.count ?? 0) }
    pictures = results.map { result in
      let rendered = result.pair.first ?? result.pair.second
      return Result(
        widget: rendered?.kind, family: rendered?.request.family.rawValue ?? "",
        cells: result.cellCount,
        changed: result.difference?.places.count ?? 0,
        onlyIn: result.difference != nil ? nil : result.pair.first == nil ? "second" : "first",
        regions: result.regions.map { region in
          Region(
            columns: [region.columns.lowerBound, region.columns.upperBound],
            rows: [region.rows.lowerBound, region.rows.upperBound],
            frame: [
              region.frame.minX, region.frame.minY, region.frame.width, region.frame.height,
            ], lost: region.lost, gained: region.gained, kept: region.kept)
        })
    }
  }
}

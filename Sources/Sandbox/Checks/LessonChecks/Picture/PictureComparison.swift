import Drawing
import Foundation
import Sentences
import WorkerProtocol

extension RenderedPicture {
  /// The picture as characters without color, for reports.
  var painting: CellGrid { CellPainter(scale: scale, depth: .plain).paint(rendered.picture).grid }

  /// Returns the share of the picture that differs from `other`, from 0 to 1, in terminal cells.
  public func difference(from other: RenderedPicture) -> Double {
    PictureComparison(self, expected: other).fraction
  }
}

/// A comparison of a picture with the expected picture.
struct PictureComparison {
  private let actual: RenderedPicture
  private let expected: RenderedPicture
  private let difference: PictureDifference

  init(_ actual: RenderedPicture, expected: RenderedPicture) {
    self.actual = actual
    self.expected = expected
    // Both pictures use the same scale, because the comparison is cell by cell.
    let painter = CellPainter(scale: actual.scale)
    difference = PictureDifference(
      painter.paint(expected.rendered.picture).grid, painter.paint(actual.rendered.picture).grid)
  }

  var fraction: Double { difference.fraction }

  /// Both pictures with the differing cells marked, the expected one first.
  var renders: [CheckOutcome.Render] {
    let marked = difference.places.markedCells
    let (first, second) = (expected.captionInSentence, actual.captionInSentence)
    return [
      (Sentence("Expected: \(first)", ko: "기대한 그림: \(first)"), expected),
      (Sentence("Actual: \(second)", ko: "실제 그림: \(second)"), actual),
    ].map { caption, picture in
      picture.render(captioned: caption, marking: marked)
    }
  }
}

extension [PictureDifference.Place] {
  /// The cells row by row, with adjacent cells joined into ranges.
  fileprivate var markedCells: [MarkedCells] {
    reduce(into: []) { stretches, place in
      if let last = stretches.last, last.row == place.row, last.last == place.column - 1 {
        stretches[stretches.count - 1].last = place.column
      } else {
        stretches.append(MarkedCells(row: place.row, first: place.column, last: place.column))
      }
    }
  }
}

extension RenderedPicture {
  /// The picture to show with a failure.
  var render: CheckOutcome.Render { render(captioned: captionOfRender) }

  /// Returns the picture with marked cells.
  fileprivate func render(
    captioned caption: Sentence, marking marked: [MarkedCells] = []
  ) -> CheckOutcome.Render {
    CheckOutcome.Render(
      caption: caption, text: painting.text, marked: marked, drawing: rendered.picture.drawing,
      scale: scale)
  }
}

extension PictureElement {
  /// The view's picture with the view's cells marked.
  var render: CheckOutcome.Render { [self].render }

  /// Returns the cells that the view covers.
  fileprivate func cells(of grid: CellGrid) -> [MarkedCells] {
    let scale = picture.scale
    let shown = frame.overlap(with: CGRect(origin: .zero, size: picture.size))
    guard !shown.isNull, shown.width > 0, shown.height > 0, grid.columns > 0, grid.rows > 0 else {
      return []
    }
    let columns = Self.range(shown.minX, shown.maxX, of: scale.width, below: grid.columns)
    let rows = Self.range(shown.minY, shown.maxY, of: scale.height, below: grid.rows)
    return rows.map {
      MarkedCells(row: $0, first: columns.lowerBound, last: columns.upperBound)
    }
  }

  /// Returns the cells that a range covers by at least half, and at least one cell.
  private static func range(
    _ start: Double, _ end: Double, of size: Double, below limit: Int
  ) -> ClosedRange<Int> {
    let first = min(max(Int(saturating: (start / size).rounded()), 0), limit - 1)
    let last = min(max(Int(saturating: (end / size).rounded()) - 1, first), limit - 1)
    return first...last
  }
}

extension [PictureElement] {
  /// The first view's picture with the cells of all views marked.
  ///
  /// All views must be in the same picture.
  var render: CheckOutcome.Render {
    guard let picture = first?.picture else {
      return CheckOutcome.Render(caption: Sentence(verbatim: ""), text: "")
    }
    let grid = picture.painting
    return picture.render(
      captioned: picture.captionOfRender, marking: flatMap { $0.cells(of: grid) })
  }
}

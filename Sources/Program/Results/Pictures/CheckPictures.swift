import Drawing
import Foundation
package import Judge
package import Sentences
package import Terminal
import WorkerProtocol

/// The pictures of failed checks, in pixels, with their marked areas.
package struct CheckPictures {
  private let capabilities: TerminalCapabilities
  private let environment: [String: String]

  package init(on capabilities: TerminalCapabilities, in environment: [String: String]) {
    self.capabilities = capabilities
    self.environment = environment
  }

  /// The space to the left of a check's lines, in columns.
  private static let margin = 2

  /// Returns rows of pixels for each check, except for checks whose pictures can only be cells.
  package func rows(
    of pictures: [String: [CheckResult.Render]], in language: Language
  ) async -> [String: [StyledText]] {
    guard !capabilities.isPlain else { return [:] }
    let sheet = PictureSheet(
      capabilities: capabilities, columns: capabilities.width - Self.margin)
    var rows: [String: [StyledText]] = [:]
    for (check, renders) in pictures {
      let entries = renders.compactMap { render in
        render.drawing.map { drawing in
          SVGSheet.Entry(
            caption: render.caption.spoken(in: language), drawing: drawing,
            marks: Self.areas(of: render.marked, scale: render.scale))
        }
      }
      guard entries.count == renders.count else { continue }
      rows[check] = await sheet.pixelRows(of: entries, in: environment)
    }
    return rows
  }

  /// Returns the areas of marked cells in points, with equal stretches of adjacent rows joined.
  private static func areas(of marked: [MarkedCells], scale: CellScale) -> [CGRect] {
    var areas: [(cells: MarkedCells, end: Int)] = []
    for cells in marked {
      if let last = areas.lastIndex(where: {
        $0.end == cells.row && $0.cells.first == cells.first && $0.cells.last == cells.last
      }) {
        areas[last].end += 1
      } else {
        areas.append((cells, cells.row + 1))
      }
    }
    return areas.map { cells, end in
      CGRect(
        x: Double(cells.first) * scale.width, y: Double(cells.row) * scale.height,
        width: Double(cells.last - cells.first + 1) * scale.width,
        height: Double(end - cells.row) * scale.height)
    }
  }
}

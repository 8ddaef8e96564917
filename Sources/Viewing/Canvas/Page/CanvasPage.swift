package import Curriculum
import Drawing
import Judge
import Sentences
import WorkerProtocol
package import Terminal
package import Tutor

/// A full-screen canvas: its header, pictures, messages and keys.
package struct CanvasPage {
  private let model: CanvasModel
  private let presentation: Presentation
  private let paint: CanvasPaint
  private let exercise: Exercise?

  /// - Parameter exercise: The exercise whose checks run, if there is one.
  package init(
    _ model: CanvasModel, on presentation: Presentation, paint: CanvasPaint,
    of exercise: Exercise? = nil
  ) {
    self.model = model
    self.presentation = presentation
    self.paint = paint
    self.exercise = exercise
  }

  package static func room(on presentation: Presentation, for model: CanvasModel) -> CanvasRoom {
    let page = CanvasPage(model, on: presentation, paint: CanvasPaint())
    return CanvasPane.pictures(in: page.body)
  }

  private var width: Int { presentation.capabilities.width }
  private var height: Int { presentation.capabilities.height }

  /// The rows of keys; a low window has only one row, to leave space for the picture.
  private var bar: [StyledText] {
    let rows = CanvasBar(model, presentation).bar.rows
    return height < 12 ? Array(rows.suffix(1)) : rows
  }

  /// Returns the key whose label is at a cell of the screen.
  package func key(atColumn column: Int, row: Int) -> Key? {
    let keys = CanvasBar(model, presentation).bar
    return keys.key(atColumn: column, row: row - height + keys.rows.count)
  }

  private var isRoomy: Bool { height >= 30 }

  private var body: CanvasRoom {
    CanvasRoom(columns: width, rows: height - 1 - bar.count - (isRoomy ? 2 : 0))
  }

  /// The screen's rows: as many as the terminal has, and none wider than the terminal.
  package var rows: [StyledText] { contents.rows }

  package var contents: CanvasContents {
    let body = body
    let content =
      model.showsKeys
      ? CanvasContents(rows: CanvasKeyHelp(presentation).lines)
      : CanvasPane(model, in: body, on: presentation, paint: paint, of: exercise).contents
    let filled =
      content.rows.prefix(body.rows)
      + Array(repeating: StyledText(), count: max(body.rows - content.rows.count, 0))
    let rule = StyledText(
      String(repeating: presentation.capabilities.isUnicode ? "─" : "-", count: width), .quiet)
    let edge = isRoomy ? [rule] : []
    let rows = ([header] + edge + filled + edge + bar).prefix(height).map { $0.cut(to: width) }
    let spots = content.spots.filter { $0.row + $0.room.rows <= body.rows }.map { spot in
      var spot = spot
      spot.row += 1 + edge.count
      return spot
    }
    return CanvasContents(rows: rows, spots: spots)
  }

  private var header: StyledText {
    let title = StyledText(SanitizedText.text(model.name), .title)
    let state = CanvasState(model, presentation).text
    let free = width - title.width - state.width
    guard free >= 2 else { return (title + StyledText("  ") + state).cut(to: width) }
    return title + StyledText(String(repeating: " ", count: free)) + state
  }
}

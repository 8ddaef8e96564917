package import Curriculum
import Drawing
import Foundation
import Judge
import Sentences
import WorkerProtocol
package import Terminal
package import Tutor

/// The pictures of a canvas and its messages, in a rectangle of the screen.
package struct CanvasPane {
  private let model: CanvasModel
  private let presentation: Presentation
  private let paint: CanvasPaint
  private let room: CanvasRoom
  /// The exercise whose checks run, if there is one.
  private let exercise: Exercise?
  /// Whether to show messages; false if they're shown elsewhere.
  private let saysWords: Bool

  package init(
    _ model: CanvasModel, in room: CanvasRoom, on presentation: Presentation, paint: CanvasPaint,
    of exercise: Exercise? = nil, saysWords: Bool = true
  ) {
    self.model = model
    self.room = room
    self.presentation = presentation
    self.paint = paint
    self.exercise = exercise
    self.saysWords = saysWords
  }

  private static let gap = 3
  /// The minimum width of messages beside pictures; narrower messages go below the pictures.
  private static let leastWords = 34
  /// The window width from which there's always a column for messages.
  private static let wide = 150

  /// Returns the space for pictures in a pane of this size; the rest is for messages.
  package static func pictures(in room: CanvasRoom) -> CanvasRoom {
    room.columns >= wide
      ? CanvasRoom(columns: room.columns - 48, rows: room.rows)
      : CanvasRoom(columns: room.columns, rows: room.rows > 20 ? room.rows - 4 : room.rows)
  }

  /// The rows of the pane: at most as many as the pane has, and none wider than the pane.
  package var rows: [StyledText] { contents.rows }

  package var contents: CanvasContents {
    let shown = pictures
    let rows = rows(shown)
    // During a problem, messages can be above the pictures, which show earlier code.
    let spots = model.problem == nil ? shown.spots : []
    return CanvasContents(
      rows: rows, spots: spots.filter { $0.row + $0.room.rows <= rows.count })
  }

  /// The number of pictures that don't fit.
  var leftOut: Int { pictures.left.count }

  private func rows(_ shown: Shown) -> [StyledText] {
    if !saysWords { return shown.rows }
    let side = room.columns - shown.used.columns - Self.gap
    if shown.rows.isEmpty { return words(shown, width: room.columns, rows: room.rows) }
    if side >= Self.leastWords { return beside(shown, width: side) }
    if model.problem != nil {
      // The explanation of the problem replaces the picture, unless there's space for the picture below the
      // explanation.
      let words = words(shown, width: room.columns, rows: room.rows)
      guard words.count + 1 + shown.used.rows <= room.rows else { return words }
      return words + [StyledText()] + shown.rows
    }
    let left = room.rows - shown.used.rows
    guard left > 1 else { return shown.rows }
    let words = words(shown, width: room.columns, rows: left - 1)
    return shown.rows + (words.isEmpty ? [] : [StyledText()]) + words
  }

  private func beside(_ shown: Shown, width: Int) -> [StyledText] {
    let words = words(shown, width: min(width, 76), rows: room.rows)
    let blank = StyledText(String(repeating: " ", count: shown.used.columns))
    let gap = StyledText(String(repeating: " ", count: Self.gap))
    return (0..<max(shown.rows.count, words.count)).map { row in
      let picture = row < shown.rows.count ? shown.rows[row] : blank
      guard row < words.count, !words[row].isEmpty else {
        return row < shown.rows.count ? picture : StyledText()
      }
      return picture + gap + words[row]
    }
  }

  // MARK: - Pictures

  private struct Shown {
    var rows: [StyledText] = []
    var used = CanvasRoom(columns: 0, rows: 0)
    var left: [CanvasPicture] = []
    var spots: [CanvasSpot] = []
  }

  /// The scale of cells in each picture.
  private struct Fineness {
    var usual: CellScale
    /// The scale of the Lock Screen's small pictures, where each cell matters.
    var small: CellScale

    init(_ usual: CellScale, small: CellScale? = nil) {
      self.usual = usual
      self.small = small ?? usual
    }

    func scale(of picture: CanvasPicture) -> CellScale {
      picture.rendered.request.family.widget?.isAccessory == true ? small : usual
    }
  }

  private static let fine = CellScale(width: 4, height: 8)

  /// The scales for a single family, finest first.
  private static let close = [
    Fineness(CellScale(width: 3, height: 6)), Fineness(fine), Fineness(.standard),
  ]
  /// The scales for as many pictures as possible.
  private static let many = [Fineness(.standard, small: fine), Fineness(.standard)]
  private static let coarse = Fineness(.coarse)

  private var pictures: Shown {
    let wanted = model.shownPictures
    guard !wanted.isEmpty else { return Shown() }
    var space = Self.pictures(in: room)
    if !saysWords {
      space = room
    } else if model.problem != nil {
      // The explanation of a problem needs more width than a column beside the pictures.
      space = CanvasRoom(columns: room.columns, rows: room.rows)
      let narrow = CanvasRoom(columns: room.columns - 40 - Self.gap, rows: room.rows)
      if !packing(wanted, Fineness(.standard), narrow).placed.isEmpty { space = narrow }
    }
    let isClose =
      model.look.family != nil || model.look.preview != nil || wanted.count == 1
    let all = isClose ? wanted : wanted + model.fillers
    let chosen = (isClose ? Self.close : Self.many)
      .first { packing(wanted, $0, space).left.isEmpty }
    let fineness =
      chosen
      ?? (packing(all, Fineness(.standard), space).placed.isEmpty
        ? Self.coarse : Fineness(.standard))
    let packed = packing(
      isClose && fineness.usual != .standard ? wanted : wanted + model.fillers, fineness, space)
    return shown(wanted + model.fillers, packed, fineness)
  }

  private func packing(
    _ pictures: [CanvasPicture], _ fineness: Fineness, _ space: CanvasRoom
  ) -> CanvasPacking {
    CanvasPacking(
      pictures.map { CanvasPacking.size(of: $0.rendered, scale: fineness.scale(of: $0)) },
      into: space)
  }

  private func shown(
    _ pictures: [CanvasPicture], _ packing: CanvasPacking, _ fineness: Fineness
  ) -> Shown {
    guard !packing.placed.isEmpty else { return Shown(left: model.shownPictures) }
    var sheet = CellGrid(columns: packing.used.columns, rows: packing.used.rows)
    let namesWidget = Set(pictures.map(\.rendered.kind)).count > 1
    let grids = paint.grids(
      of: packing.placed.map {
        (pictures[$0.index], fineness.scale(of: pictures[$0.index]))
      }, isDimmed: model.problem != nil, namesWidget: namesWidget,
      on: presentation.capabilities)
    for (placement, grid) in zip(packing.placed, grids) {
      sheet.insert(grid, column: placement.column, row: placement.row)
    }
    let spots = packing.placed.map { placement in
      let picture = pictures[placement.index]
      let extent = CellPainter(scale: fineness.scale(of: picture)).extent(
        of: picture.rendered.picture.size)
      return CanvasSpot(
        picture, column: placement.column + 1, row: placement.row + 2,
        room: CanvasRoom(columns: extent.columns, rows: extent.rows))
    }
    let encoder = TerminalEncoder(depth: presentation.capabilities.drawingDepth)
    let lines = encoder.lines(of: sheet).map { line in
      // Without escape sequences, the encoder drops trailing blanks, which messages at the right need.
      let width =
        presentation.capabilities.drawingDepth == .plain ? CellWidth.of(line) : sheet.columns
      return StyledText(painted: line, width: width)
        + StyledText(String(repeating: " ", count: sheet.columns - width))
    }
    return Shown(
      rows: lines, used: packing.used,
      left: packing.left.filter { $0 < model.shownPictures.count }.map { pictures[$0] },
      spots: spots)
  }

  // MARK: - Words

  private func words(_ shown: Shown, width: Int, rows: Int) -> [StyledText] {
    var narrow = presentation
    narrow.capabilities.width = max(width, 1)
    let all = CanvasPhrases(
      model, narrow, of: exercise, left: shown.left.map(\.rendered),
      describes: !model.pictures.isEmpty && model.problem == nil && shown.rows.isEmpty
    ).lines.map { $0.cut(to: width) }
    guard all.count > rows else { return all }
    guard rows > 1 else { return Array(all.prefix(rows)) }
    let more = narrow.text(.canvasMore(all.count - rows + 1), .quiet)
    return all.prefix(rows - 1) + [more.cut(to: width)]
  }
}

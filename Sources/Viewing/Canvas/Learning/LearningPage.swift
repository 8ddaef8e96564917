import Curriculum
import Drawing
import Judge
import Sentences
package import Terminal
package import Tutor

/// The rows of the learning screen: the lesson and the picture side by side, with messages below.
package struct LearningPage {
  private let model: LearningModel
  private let presentation: Presentation
  private let paint: CanvasPaint

  package init(_ model: LearningModel, on presentation: Presentation, paint: CanvasPaint) {
    self.model = model
    self.presentation = presentation
    self.paint = paint
  }

  /// The minimum height at which messages don't need the whole width.
  private static let high = 40
  private static let gap = 3
  /// The width reserved for the state in the header, so that the progress bar doesn't jump.
  private static let longestState = 18
  /// The minimum width of a readable lesson, in columns.
  private static let leastLesson = 36

  private var width: Int { presentation.capabilities.width }
  private var height: Int { presentation.capabilities.height }
  private var isUnicode: Bool { presentation.capabilities.isUnicode }

  // MARK: - Layout

  private struct Layout {
    /// The space for the lesson; nil if the lesson is hidden.
    var lesson: CanvasRoom?
    var picture: CanvasRoom?
    /// The space for messages, below the lesson and picture or below the picture alone.
    var words: CanvasRoom?
    var isWordsBelowAll = false
    /// Whether the messages replace the lesson, because an error fits nowhere else.
    var isWordsInPlaceOfLesson = false
    /// Whether the messages are below the lesson, across the whole window.
    var isStacked = false
  }

  private var layout: Layout {
    let room = CanvasRoom(columns: width, rows: max(height - 1 - bar.count, 1))
    let isSplit = model.view == .split && width >= 72 && height >= 16
    guard isSplit else {
      switch model.view {
      case .split where says && room.rows >= Self.leastStack: return stacked(in: room)
      case .split, .lesson: return Layout(lesson: room)
      case .picture: return Layout(picture: room)
      case .words: return Layout(words: room)
      }
    }
    guard hasPicture else {
      let lesson = min(width / 2, 88)
      return Layout(
        lesson: CanvasRoom(columns: lesson, rows: room.rows),
        words: CanvasRoom(columns: width - lesson - Self.gap, rows: room.rows))
    }
    if height >= Self.high {
      let lesson = min(max(width * 9 / 20, Self.leastLesson), 88)
      let side = width - lesson - Self.gap
      let picture = min(max(pictureRows(in: side), 12), room.rows / 2 + 4)
      return Layout(
        lesson: CanvasRoom(columns: lesson, rows: room.rows),
        picture: CanvasRoom(columns: side, rows: picture),
        words: CanvasRoom(columns: side, rows: room.rows - picture - 1))
    }
    let side = min(max(pictureColumns, 30), width - Self.leastLesson - Self.gap)
    // The whole picture, and at least a few lines for messages.
    let panes = max(min(pictureRows(in: side), room.rows - 5), room.rows * 3 / 5)
    let below = room.rows - panes - 1
    if model.canvas?.problem != nil, LearningMessages(model, presentation).lines.count > below {
      return Layout(
        picture: CanvasRoom(columns: side, rows: room.rows),
        words: CanvasRoom(columns: width - side - Self.gap, rows: room.rows),
        isWordsInPlaceOfLesson: true)
    }
    return Layout(
      lesson: CanvasRoom(columns: width - side - Self.gap, rows: panes),
      picture: CanvasRoom(columns: side, rows: panes),
      words: CanvasRoom(columns: width, rows: below), isWordsBelowAll: true)
  }

  /// Returns a layout with the lesson above the messages, for windows too small to show the lesson and the
  /// messages side by side.
  private func stacked(in room: CanvasRoom) -> Layout {
    let needed = LearningMessages(model, presentation).lines.count
    let words = min(needed, room.rows / 2)
    return Layout(
      lesson: CanvasRoom(columns: room.columns, rows: room.rows - words - 1),
      words: CanvasRoom(columns: room.columns, rows: words), isStacked: true)
  }

  /// The minimum number of rows for this layout.
  private static let leastStack = 10

  /// Whether there are messages that the learner is waiting for.
  private var says: Bool {
    !model.said.isEmpty || model.change != nil || model.canvas?.problem != nil
      || model.canvas?.verdict != nil
  }

  private var hasPicture: Bool { model.session.exercise.kind == .code }

  private var sizes: [CanvasRoom] {
    (model.canvas?.pictures ?? []).map { CanvasPacking.size(of: $0.rendered) }
  }

  private var pictureColumns: Int { sizes.map(\.columns).max() ?? 30 }

  private func pictureRows(in columns: Int) -> Int {
    let packing = CanvasPacking(sizes, into: CanvasRoom(columns: columns, rows: 1000))
    return packing.placed.isEmpty ? 16 : packing.used.rows
  }

  // MARK: - Rows

  /// The screen's rows: as many as the terminal has, and none wider than the terminal.
  package var rows: [StyledText] {
    let layout = layout
    var body: [StyledText]
    if model.showsKeys {
      body = keyHelp
    } else if layout.isStacked {
      body = layout.lesson.map(lesson) ?? []
      body.append(line(width))
      body += layout.words.map(words) ?? []
    } else if layout.isWordsInPlaceOfLesson, let words = layout.words {
      body = columns(
        self.words(words), layout.picture.map(picture) ?? [], width: words.columns,
        rows: words.rows)
    } else if layout.isWordsBelowAll {
      body = beside(layout.lesson.map(lesson) ?? [], layout.picture.map(picture) ?? [], layout)
      body.append(rule(under: layout))
      body += layout.words.map(words) ?? []
    } else {
      var side = layout.picture.map(picture) ?? []
      if let picture = layout.picture, let words = layout.words {
        side += Array(repeating: StyledText(), count: max(picture.rows - side.count, 0))
        side.append(line(picture.columns))
        side += self.words(words)
      } else {
        side += layout.words.map(words) ?? []
      }
      body = layout.lesson.map { beside(lesson($0), side, layout, rows: $0.rows) } ?? side
    }
    let room = max(height - 1 - bar.count, 0)
    body = Array(body.prefix(room))
    body += Array(repeating: StyledText(), count: room - body.count)
    return ([header] + body + bar).prefix(height).map { $0.cut(to: width) }
  }

  /// The positions of the pictures on the screen; empty if they're hidden or the files have a problem.
  package var spots: [CanvasSpot] {
    let layout = layout
    if model.showsKeys { return [] }
    let figures = figures(in: layout)
    guard let room = layout.picture, let pane = pane(in: room) else { return figures }
    let column = layout.lesson.map { $0.columns + Self.gap } ?? 0
    return figures
      + pane.contents.spots.filter { $0.row + $0.room.rows <= room.rows }.map { spot in
        var spot = spot
        spot.row += 1
        spot.column += column
        return spot
      }
  }

  /// Returns the positions of the figures in the lesson and in the messages, as far as they're visible.
  private func figures(in layout: Layout) -> [CanvasSpot] {
    var spots: [CanvasSpot] = []
    func add(_ lines: [StyledText], from place: Int, rows: Int, column: Int, row: Int) {
      for figure in lines.pixels {
        let first = max(place, figure.row)
        let end = min(place + rows, figure.row + figure.picture.rows)
        guard first < end else { continue }
        spots.append(
          CanvasSpot(
            figure.picture, visible: first - figure.row..<end - figure.row,
            column: column + figure.column, row: row + first - place))
      }
    }
    if let room = layout.lesson {
      add(
        lessonLines(room.columns), from: model.place, rows: lessonRows(in: room), column: 0, row: 1)
    }
    if let room = layout.words {
      let lines = wordLines(room.columns)
      let rows = lines.count > room.rows ? room.rows - 1 : room.rows
      let isBelow = layout.isWordsBelowAll || layout.isStacked
      let above = isBelow ? layout.lesson : layout.isWordsInPlaceOfLesson ? nil : layout.picture
      add(
        lines, from: model.wordsPlace, rows: rows,
        column: isBelow ? 0 : layout.lesson.map { $0.columns + Self.gap } ?? 0,
        row: above.map { $0.rows + 2 } ?? 1)
    }
    return spots
  }

  /// Returns the key whose label is at a cell of the screen.
  package func key(atColumn column: Int, row: Int) -> Key? {
    LearningBar(model, presentation).key(atColumn: column, row: row - height + bar.count)
  }

  /// The visible part of the key help.
  private var keyHelp: [StyledText] {
    let lines = LearningKeyHelp(presentation).lines
    let room = max(height - 1 - bar.count, 1)
    guard lines.count > room else { return lines }
    let place = min(model.helpPlace, lines.count - room + 1)
    let shown = lines.dropFirst(place).prefix(room - 1)
    let rest = lines.count - place - shown.count
    return shown + [rest > 0 ? presentation.text(.lessonGoesOn(rest), .quiet) : StyledText()]
  }

  /// The sizes of the screen's parts.
  package var measure: LearningEvent {
    let layout = layout
    return .measured(
      rows: layout.lesson.map { lessonLines($0.columns).map(\.withoutPixels.text) } ?? [],
      visible: layout.lesson.map { lessonRows(in: $0) } ?? 1,
      room: layout.picture.map(CanvasPane.pictures) ?? CanvasRoom(columns: 0, rows: 0),
      hiddenWords: layout.words.map { room in
        let count = wordLines(room.columns).count
        return count > room.rows ? count - room.rows + 1 : 0
      } ?? 0)
  }

  package var figureColumns: Int { layout.lesson?.columns ?? width }

  /// The space for messages.
  package var wordsRoom: CanvasRoom? { layout.words }

  /// The lesson's blocks that need no figure, because the same picture is beside the lesson.
  package var blocksShownBeside: Set<String> {
    let layout = layout
    return layout.lesson != nil && layout.picture != nil ? model.starterFigures : []
  }

  private func beside(
    _ left: [StyledText], _ right: [StyledText], _ layout: Layout, rows: Int? = nil
  ) -> [StyledText] {
    guard let lesson = layout.lesson, layout.picture != nil || layout.words != nil,
      layout.isWordsBelowAll || layout.picture ?? layout.words != nil
    else { return left }
    return columns(left, right, width: lesson.columns, rows: rows ?? lesson.rows)
  }

  /// Puts two blocks of rows side by side, with a line between them.
  private func columns(
    _ left: [StyledText], _ right: [StyledText], width: Int, rows: Int
  ) -> [StyledText] {
    let bar = StyledText(isUnicode ? " │ " : " | ", .quiet)
    return (0..<rows).map { row in
      (row < left.count ? left[row] : StyledText()).filled(to: width) + bar
        + (row < right.count ? right[row] : StyledText())
    }
  }

  private func line(_ columns: Int) -> StyledText {
    StyledText(String(repeating: isUnicode ? "─" : "-", count: max(columns, 0)), .quiet)
  }

  private func rule(under layout: Layout) -> StyledText {
    guard isUnicode, let lesson = layout.lesson else { return line(width) }
    return line(lesson.columns + 1) + StyledText("┴", .quiet)
      + line(width - lesson.columns - 2)
  }

  private var header: StyledText {
    let session = model.session
    let all = session.progress.list(around: session.exercise, in: session.pack)
    let number = (all.firstIndex { $0.identifier == session.exercise.identifier } ?? 0) + 1
    let isOnPath = session.route?.exercises.contains(session.exercise.identifier) ?? true
    let title = StyledText(
      SanitizedText.text(session.exercise.title.text(in: presentation.language.rawValue)), .title)
    let found = model.canvas.map { CanvasState($0, presentation) }
    let states = found.map { [$0.text, $0.short] } ?? []
    let progress = ProgressBar(session.progress, in: session.pack)
    // Show as long a bar as fits, or else only the numbers.
    let bars = isOnPath ? [10, 5].map { progress.text(cells: $0, on: presentation) } : []
    let places = bars + [StyledText("\(number)/\(all.count)", .quiet)]
    let place = places.first { title.width + 2 + $0.width + 2 + Self.longestState <= width }
    let start = title + StyledText("  ") + (place ?? places[places.count - 1])
    let state = states.first { start.width + 2 + $0.width <= width } ?? states.last ?? StyledText()
    let free = width - start.width - state.width
    guard free >= 2 else { return (start + StyledText("  ") + state).cut(to: width) }
    return start + StyledText(String(repeating: " ", count: free)) + state
  }

  private var bar: [StyledText] { LearningBar(model, presentation).rows }

  // MARK: - Panes

  private func lessonLines(_ columns: Int) -> [StyledText] {
    var narrow = presentation
    narrow.capabilities.width = columns
    let shown = blocksShownBeside
    narrow.figures = model.figures
    for block in model.figureBlocks where shown.contains(block) || model.figures[block] == nil {
      narrow.figures[block] = presentation.lines(
        shown.contains(block) ? .pictureBeside : .figureComing, .quiet)
    }
    let session = model.session
    // A low window omits the heading, because the screen's header already shows it.
    if height < Self.high {
      return Array(narrow.markdown(lessonWithoutTitle).drop(while: \.isEmpty))
    }
    return LessonPresenter(narrow)
      .lines(
        session.exercise, in: session.pack, progress: session.progress, text: lessonWithoutTitle,
        files: session.files)
  }

  /// The lesson without a first heading that repeats the screen's header.
  private var lessonWithoutTitle: String {
    let title = model.session.exercise.title.text(in: presentation.language.rawValue)
    let lines = model.lesson.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = lines.first, first.hasPrefix("# "),
      first.dropFirst(2).trimmingPrefix(while: \.isWhitespace) == title
    else { return model.lesson }
    return lines.count > 1 ? String(lines[1]) : ""
  }

  /// Returns the number of visible rows of the lesson; the last row is for the scroll position.
  private func lessonRows(in room: CanvasRoom) -> Int { max(room.rows - 1, 1) }

  private func lesson(_ room: CanvasRoom) -> [StyledText] {
    let lines = lessonLines(room.columns)
    let visible = lessonRows(in: room)
    let shown = lines.dropFirst(model.place).prefix(visible)
      .map { $0.withoutPixels.cut(to: room.columns) }
    let rest = lines.count - model.place - shown.count
    let place = presentation.text(rest > 0 ? .lessonGoesOn(rest) : .lessonEnds, .quiet)
    return shown + Array(repeating: StyledText(), count: max(visible - shown.count, 0)) + [place]
  }

  private func picture(_ room: CanvasRoom) -> [StyledText] { pane(in: room)?.rows ?? [] }

  private func pane(in room: CanvasRoom) -> CanvasPane? {
    model.canvas.map {
      CanvasPane($0, in: room, on: presentation, paint: paint, saysWords: layout.words == nil)
    }
  }

  private func wordLines(_ columns: Int) -> [StyledText] {
    var narrow = presentation
    narrow.capabilities.width = columns
    return LearningMessages(model, narrow).lines
  }

  private func words(_ room: CanvasRoom) -> [StyledText] {
    let lines = wordLines(room.columns).map(\.withoutPixels)
    guard lines.count > room.rows, room.rows > 1 else { return Array(lines.prefix(room.rows)) }
    let shown = lines.dropFirst(model.wordsPlace).prefix(room.rows - 1)
    let rest = lines.count - model.wordsPlace - shown.count
    guard rest > 0 else { return Array(shown) }
    let more = presentation.text(
      model.view == .words ? .lessonGoesOn(rest) : .wordsGoOn(rest), .quiet)
    return shown + [more.cut(to: room.columns)]
  }
}
